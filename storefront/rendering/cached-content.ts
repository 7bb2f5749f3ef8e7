import type { HTMLAttributes, ReactNode } from 'react'

/** No browser's bundle holds it. */
const server = import.meta.env.SSR ? await import('react-dom/server') : null

type Content = Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>

/**
 * What is in an element that many pages show alike, such as a product's card. The server writes it once per content, and not
 * once per page, and keeps the `most` that were asked for last; in the browser it is content like any other.
 *
 * All that it shows is in `facts`, which can be written as JSON. On the server it finds no context, no router and no ids of
 * the page around it.
 *
 *     const kept = keptContent(500)
 *     <article {...kept({ produto }, () => <h3>{produto.nome}</h3>)} />
 */
export function cachedContent(most: number): (facts: object, content: () => ReactNode) => Content {
  if (!server) return (_, content) => ({ children: content() })
  const { renderToString } = server
  const written = new Map<string, string>()

  return (facts, content) => {
    const key = JSON.stringify(facts)
    const __html = written.get(key) ?? renderToString(content())
    // To the end of the row, away from what is let go.
    written.delete(key)
    written.set(key, __html)
    for (const idlest of written.keys()) {
      if (written.size <= most) break
      written.delete(idlest)
    }

    return { dangerouslySetInnerHTML: { __html } }
  }
}
