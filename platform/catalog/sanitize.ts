import sanitize from 'sanitize-html'

/** Tags inside tags; what is deeper falls away. Each costs as much as all above it. */
const DEEPEST = 30

/** A merchant's text as pages may print it: structure, tables and links; no scripts, styles, frames, pictures or handlers. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    nestingLimit: DEEPEST,
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'u', 'small', 'sub', 'sup', 'abbr'],
      ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'a'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      abbr: ['title'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // The page has its own first heading.
    transformTags: { h1: 'h2', div: 'p' },
  }).trim()
}

/** Where a word ends though no space says so: the edges of blocks, cells and lines. */
const BLOCK = /<(?=\/?(p|div|br|hr|li|ul|ol|d[ltd]|h[1-6]|blockquote|caption|t[rdh]|table)\b)/gi

/** The words of an HTML text on one line, for descriptions in heads and structured data. */
export function plainText(html: string): string {
  const words = sanitize(html.replace(BLOCK, ' <'), {
    nestingLimit: DEEPEST,
    allowedTags: [],
    allowedAttributes: {},
  })

  return words
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}
