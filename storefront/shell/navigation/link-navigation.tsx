import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { whenIdle } from '#storefront/rendering/browser/when-idle.ts'
import { commonCode } from '#storefront/rendering/common-code.ts'
import { type LinkUse, linkUse } from './link-use.ts'

/** How long the pointer or the focus must stay on a link before its page is prefetched. */
const INTENT_MS = 100

/**
 * Follows the shop's links, which are plain `a` elements, by client navigation. Prefetches the page that the pointer or
 * the focus rests on and, once the browser is idle, the code of the most common route.
 */
export function LinkNavigation() {
  const navigate = useNavigate()
  const [prefetched, setPrefetched] = useState<string | null>(null)

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
    function onRest(event: Event) {
      clearTimeout(timer)
      const link = followedLink(event.target)
      if (link?.use === 'ahead') timer = setTimeout(() => setPrefetched(link.to), INTENT_MS)
    }

    const events = ['pointerover', 'focusin', 'touchstart'] as const
    for (const name of events) document.addEventListener(name, onRest, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const name of events) document.removeEventListener(name, onRest)
    }
  }, [])

  useEffect(() => {
    if (savesData()) return
    return whenIdle(() => fetchFiles(commonCode()))
  }, [])

  return prefetched === null ? null : <PrefetchPageLinks page={prefetched} />
}

/** The shop address that this element, or the link around it, leads to; null if the browser should follow it. */
function followedLink(target: EventTarget | null): { to: string; use: Exclude<LinkUse, 'browser'> } | null {
  // Links within a drawing have no address of this kind.
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:not(svg a)') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin) return null
  // The browser handles links to a place on the same page.
  if (hash !== '' && pathname === location.pathname && search === location.search) return null
  const use = linkUse(pathname, location.pathname)

  return use === 'browser' ? null : { to: pathname + search + hash, use }
}

/** Fetches files into the browser's cache without running them. */
function fetchFiles(hrefs: string[]) {
  for (const href of hrefs) {
    if (document.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = href
    document.head.append(link)
  }
}

/** On a 2G connection, or if the visitor asked to save data (specification, section 4). */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  if (typeof connection !== 'object' || connection === null) return false

  return (
    ('saveData' in connection && connection.saveData === true) ||
    ('effectiveType' in connection && /2g/.test(String(connection.effectiveType)))
  )
}
