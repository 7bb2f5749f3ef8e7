import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { lazyHydrate } from '#storefront/rendering/lazy-hydrate.tsx'
import { mayLoadAnew } from './missing-code.tsx'

/** What is said where no code can be had, not even that of the error page: nobody is left with a blank page. */
const WITHOUT_CODE =
  '<div class="wrap" role="alert"><h1>Algo deu errado do nosso lado</h1><p><a href="">Tentar de novo</a></p></div>'

/** Its code is there before anything fails; where a page begins with it, it comes at once. */
const ErrorPage = lazyHydrate(
  async () => (await import('./error-page.tsx')).ErrorPage,
  () => Promise.resolve(),
  WITHOUT_CODE,
)

/** The error page, unless another says more. */
export function FailedPage({ error }: { error: unknown }) {
  useBetterPage(error)

  return <ErrorPage error={error} />
}

/**
 * Where the shop can't be reached, or has closed for maintenance while one walked in it, the page is loaded as a whole: what
 * was seen before, the page for those without a network, or the waiting page says more than this one.
 */
function useBetterPage(error: unknown) {
  useEffect(() => {
    const closed = isRouteErrorResponse(error) && error.status === 503
    const unreachable = error instanceof TypeError && /fetch|network|load/i.test(error.message)
    if ((closed || unreachable || !navigator.onLine) && mayLoadAnew()) location.reload()
  }, [error])
}
