/** A sanitized HTML text as a tree. `raw` is a node's own text or opening tag, as it was. */
export type HtmlNode = { raw: string; tag: string | null; children: HtmlNode[] }

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|[^<]+|</gi

/** Elements without an end tag. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/**
 * Reads HTML that was sanitized: every element is closed, and `>` in attributes is escaped. An end tag without a
 * beginning is left out.
 */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlNode = { raw: '', tag: null, children: [] }
  const open = [root]
  for (const [raw, end, name] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase() ?? null
    const depth = open.findLastIndex((node) => node.tag === tag)
    if (end === '/' && depth > 0) open.length = depth
    if (end === '/') continue
    const node: HtmlNode = { raw, tag, children: [] }
    open.at(-1)?.children.push(node)
    if (tag !== null && !VOID.has(tag)) open.push(node)
  }

  return root.children
}

/** Writes a tree back as HTML. */
export function writeHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map(({ raw, tag, children }) =>
      tag === null || VOID.has(tag) ? raw : `${raw}${writeHtml(children)}</${tag}>`,
    )
    .join('')
}
