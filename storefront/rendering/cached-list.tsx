import type { ReactNode } from 'react'
import { onceFor } from './once-for.ts'

/** Not part of the browser's bundle. */
const server = import.meta.env.SSR ? await import('react-dom/server') : null

/**
 * A list that appears on every page, such as a menu. The server renders it once, as long as it gets the same `items`
 * object; in the browser it is rendered normally.
 *
 * The entries must depend on `items` alone: on the server they have no access to context, router or generated ids.
 *
 *     const Links = cachedList((items: MenuLink[]) => items.map((item) => <li key={item.label}>…</li>))
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
