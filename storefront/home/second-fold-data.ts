import { apiContext } from '../rendering/context.ts'
import { offPage } from '../rendering/off-page.ts'
import type { Route } from './+types/second-fold-data'
import { loadSecondFold } from './load-home.ts'

/** The second fold alone, for a home page that is already loaded. */
export function loader({ context }: Route.LoaderArgs) {
  return loadSecondFold(context.get(apiContext))
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return offPage(request, serverLoader())
}
