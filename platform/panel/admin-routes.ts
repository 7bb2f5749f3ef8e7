import { implement } from '@orpc/server'
import { panel } from '#contract/panel/panel.ts'
import { findPlace } from '#platform/infrastructure/cep/find-place.ts'
import { requireStaff } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listEmptySearches } from '#platform/search/list-empty-searches.ts'
import { listFailedJobs, retryJobs } from './failed-jobs.ts'
import { findChoices } from './find-choices.ts'
import { findCompany } from './find-company.ts'
import { findCoordinates } from './find-coordinates.ts'
import { getHome } from './get-home.ts'
import { promotionResults } from './promotion-results.ts'

const api = implement(panel).$context<RequestContext>()

export const panelRoutes = {
  home: api.home.handler(({ context, input }) => getHome(context, input)),
  listEmptySearches: api.listEmptySearches.handler(({ context, input }) => listEmptySearches(context, input)),
  listFailedJobs: api.listFailedJobs.handler(({ context, input }) => listFailedJobs(context, input)),
  retryJobs: api.retryJobs.handler(({ context, input }) => retryJobs(context, input)),
  promotionResults: api.promotionResults.handler(({ context, input }) => promotionResults(context, input)),
  place: api.place.handler(({ context, input }) => {
    requireStaff(context)
    return findPlace(context, input)
  }),
  coordinates: api.coordinates.handler(({ context, input }) => findCoordinates(context, input)),
  company: api.company.handler(({ context, input }) => findCompany(context, input)),
  choices: api.choices.handler(({ context, input }) => findChoices(context, input)),
}
