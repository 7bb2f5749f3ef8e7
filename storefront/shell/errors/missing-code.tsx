import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPath, type Location, useLocation, useNavigate, useNavigation } from 'react-router'
import { hydrateNow } from '#storefront/rendering/lazy-hydrate.tsx'
import { FailedPage } from './failed-page.tsx'
import { isReloadOurs, mayReload, reload } from './reload.ts'

/** Vite's event for a chunk of a component that could not be loaded. */
const COMPONENT_MISSING = 'vite:preloadError'

/**
 * Shows the page. Handles code that cannot be loaded, as after a new release, with a full page load: of the page being
 * navigated to, or else of the current one. If that was already tried a moment ago, it shows the error page instead.
 */
export function MissingCode({ children }: { children: ReactNode }) {
  const [missing, setMissing] = useState<{ error: Error; page: Location } | null>(null)
  const isMissed = useRef(false)
  const here = useLocation()
  const going = useNavigation().location
  const navigate = useNavigate()

  const goWithout = useEffectEvent((page: Location) => {
    // Its document is on its way already.
    if (missing) return
    isMissed.current = false
    if (mayReload()) return load(page)
    setMissing({ error: new Error(`The code of ${page.pathname} is missing.`), page })
    hydrateNow()
    // Ends the navigation at the address where it would have ended.
    void navigate(here, { mask: createPath(page), defaultShouldRevalidate: false })
  })

  useEffect(() => {
    function onMissingComponent(event: Event) {
      // Offline, a reload would not help: lazy parts stay as the server rendered them.
      if (!going && !navigator.onLine) return
      if (!mayReload()) return
      event.preventDefault()
      if (going && createPath(going) !== location.pathname + location.search) load(going)
      else reload()
    }

    /**
     * Where the chunk of a page is missing, React Router reloads the current page, even if it only prefetched the chunk, and
     * never ends the navigation. Browsers without the Navigation API leave it at that.
     */
    function onReload(event: NavigateEvent) {
      if (event.navigationType !== 'reload' || isReloadOurs()) return
      event.preventDefault()
      // A failed prefetch needs no reload. But a navigation may have begun that React has not rendered yet.
      if (going) goWithout(going)
      else isMissed.current = true
    }

    window.addEventListener(COMPONENT_MISSING, onMissingComponent)
    window.navigation?.addEventListener('navigate', onReload)
    return () => {
      window.removeEventListener(COMPONENT_MISSING, onMissingComponent)
      window.navigation?.removeEventListener('navigate', onReload)
    }
  }, [going])

  useEffect(() => {
    if (!going || going === missing?.page || going.mask) return
    // React Router never tries the code of a page a second time: from here on, the browser follows the links.
    if (missing) load(going)
    else if (isMissed.current) goWithout(going)
  }, [missing, going])

  return missing ? <FailedPage error={missing.error} /> : children
}

function load(page: Location) {
  location.assign(createPath(page))
}
