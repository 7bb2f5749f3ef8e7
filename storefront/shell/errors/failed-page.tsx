import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { lazyHydrate } from '#storefront/rendering/lazy-hydrate.tsx'
import { mayReload, reload } from './reload.ts'

/** Shown if no code can be loaded, not even that of the error page, so that nobody gets a blank page. */
const WITHOUT_CODE =
  '<div class="wrap" role="alert"><h1>Algo deu errado do nosso lado</h1><p><a href="">Tentar de novo</a></p></div>'

/**
 * Loaded at the visitor's first interaction, so that it is there when something fails; on a page that starts with an
 * error it is loaded at once.
 */
const ErrorPage = lazyHydrate(
  async () => (await import('./error-page.tsx')).ErrorPage,
  () => Promise.resolve(),
  WITHOUT_CODE,
)

/** The error page, unless a full page load is more helpful. */
export function FailedPage({ error }: { error: unknown }) {
  useBetterPage(error)

  return <ErrorPage error={error} />
}

/**
 * Loads the whole document if the shop cannot be reached, or went into maintenance during the visit: a stored page, the
 * offline page or the maintenance page says more than this one.
 */
function useBetterPage(error: unknown) {
  useEffect(() => {
    const closed = isRouteErrorResponse(error) && error.status === 503
    const unreachable = error instanceof TypeError && /fetch|network|load/i.test(error.message)
    if ((closed || unreachable || !navigator.onLine) && mayReload()) reload()
  }, [error])
}
