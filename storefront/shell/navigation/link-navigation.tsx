import { useContext, useEffect, useState } from 'react'
import { PrefetchPageLinks, UNSAFE_FrameworkContext, useNavigate } from 'react-router'
import { whenIdle } from '#storefront/rendering/browser/when-idle.ts'
import { type LinkUse, linkUse } from './link-use.ts'

/** So long somebody has to stay on a link before it counts as meant. */
const INTENT_MS = 100

/** The page that nearly every way through the shop leads to. */
const COMMON_PAGE = 'pages/catalog/product-or-category'

/**
 * Follows the shop's links in the browser. Fetches ahead what the pointer or the focus rests on, and, once the browser is
 * idle, the code of the page that most links lead to.
 */
export function LinkNavigation() {
  const navigate = useNavigate()
  const [meant, setMeant] = useState<string | null>(null)
  const page = useContext(UNSAFE_FrameworkContext)?.manifest.routes[COMMON_PAGE]

  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = followedLink(event.target)
      if (link === null) return
      event.preventDefault()
      void navigate(link.to)
    }

    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  useEffect(() => {
    if (savesData()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function rest(event: Event) {
      clearTimeout(timer)
      const link = followedLink(event.target)
      if (link?.use === 'ahead') timer = setTimeout(() => setMeant(link.to), INTENT_MS)
    }

    const events = ['pointerover', 'focusin', 'touchstart'] as const
    for (const name of events) document.addEventListener(name, rest, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const name of events) document.removeEventListener(name, rest)
    }
  }, [])

  useEffect(() => {
    if (savesData() || !page) return
    return whenIdle(() => fetchFiles([page.module, ...(page.imports ?? [])]))
  }, [page])

  return meant === null ? null : <PrefetchPageLinks page={meant} />
}

/** Where this element, or a link around it, leads to in the shop; null for what is the browser's to follow. */
function followedLink(target: EventTarget | null): { to: string; use: Exclude<LinkUse, 'browser'> } | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin) return null
  // A place on this very page is the browser's to go to.
  if (hash !== '' && pathname === location.pathname && search === location.search) return null
  const use = linkUse(pathname, location.pathname)

  return use === 'browser' ? null : { to: pathname + search + hash, use }
}

/** Into the browser's cache, without running them. */
function fetchFiles(hrefs: string[]) {
  for (const href of hrefs) {
    if (document.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = href
    document.head.append(link)
  }
}

/** On a 2G connection, or where the visitor asked to save data (specification, section 4). */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  if (typeof connection !== 'object' || connection === null) return false

  return (
    ('saveData' in connection && connection.saveData === true) ||
    ('effectiveType' in connection && /2g/.test(String(connection.effectiveType)))
  )
}
