import { implement } from '@orpc/server'
import { appearance } from '#contract/content/appearance.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getAppearance, publishAppearance, restoreAppearance, saveAppearance } from './edit-appearance.ts'
import { listPublications } from './list-publications.ts'
import { previewAddress, previewStylesheet } from './preview-appearance.ts'
import { uploadMark } from './upload-mark.ts'

const api = implement(appearance).$context<RequestContext>()

export const appearanceAdminRoutes = {
  get: api.get.handler(({ context }) => getAppearance(context)),
  save: api.save.handler(({ context, input }) => saveAppearance(context, input)),
  publish: api.publish.handler(({ context, input }) => publishAppearance(context, input)),
  history: api.history.handler(({ context, input }) => listPublications(context, input)),
  restore: api.restore.handler(({ context, input }) => restoreAppearance(context, input)),
  upload: api.upload.handler(({ context, input }) => uploadMark(context, input)),
  stylesheet: api.stylesheet.handler(({ context, input }) => previewStylesheet(context, input)),
  preview: api.preview.handler(({ context }) => previewAddress(context)),
}
