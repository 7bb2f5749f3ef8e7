import type { ReactNode } from 'react'
import { onceFor } from './once-for.ts'

/** No browser's bundle holds it. */
const server = import.meta.env.SSR ? await import('react-dom/server') : null

/**
 * A list that stands on every page, such as one of a menu's. The server writes it once, and not once per page: as long as it
 * is given the same `items`. In the browser it is a list like any other.
 *
 * Its entries are made of `items` alone: on the server they find no context, no router and no ids of the page around them.
 *
 *     const Links = keptList((items: MenuLink[]) => items.map((item) => <li key={item.label}>…</li>))
 */
export function cachedList<Items extends object>(entries: (items: Items) => ReactNode) {
  if (import.meta.env.SSR) return writtenOnce(entries)

  return ({ items, className }: Props<Items>) => <ul className={className}>{entries(items)}</ul>
}

type Props<Items> = { items: Items; className?: string | undefined }

function writtenOnce<Items extends object>(entries: (items: Items) => ReactNode) {
  const written = onceFor((items: Items) => server?.renderToString(entries(items)) ?? '')

  return ({ items, className }: Props<Items>) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own writing
    <ul className={className} dangerouslySetInnerHTML={{ __html: written(items) }} />
  )
}
