import type { HTMLAttributes, ReactNode } from 'react'

/** Not part of the browser's bundle. */
const server = import.meta.env.SSR ? await import('react-dom/server') : null

type Content = Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>

/**
 * The contents of an element that appears on many pages, such as a product card. The server renders them once per
 * content instead of once per page, and caches the `maxEntries` most recently used; in the browser they are rendered normally.
 *
 * `input` must contain everything that the contents show, and be serializable as JSON. On the server the contents have
 * no access to context, router or generated ids.
 *
 *     const cached = cachedContent(500)
 *     <article {...cached({ produto }, () => <h3>{produto.nome}</h3>)} />
 */
export function cachedContent(maxEntries: number): (input: object, content: () => ReactNode) => Content {
  if (!server) return (_, content) => ({ children: content() })
  const { renderToString } = server
  const written = new Map<string, string>()

  return (input, content) => {
    const key = JSON.stringify(input)
    const __html = written.get(key) ?? renderToString(content())
    // Moves the entry to the end: the oldest entries are evicted first.
    written.delete(key)
    written.set(key, __html)
    for (const idlest of written.keys()) {
      if (written.size <= maxEntries) break
      written.delete(idlest)
    }

    return { dangerouslySetInnerHTML: { __html } }
  }
}
