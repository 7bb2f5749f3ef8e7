import sanitize from 'sanitize-html'

/** Deeper tags are removed: each costs as much as all those above it. */
const DEEPEST = 30

/** A merchant's HTML reduced to structure, tables and links; without scripts, styles, frames, pictures or handlers. */
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
    // The page has its own `h1`.
    transformTags: { h1: 'h2', div: 'p' },
  }).trim()
}

/** Tags that end a word without a space: blocks, cells and line breaks. */
const BLOCK = /<(?=\/?(p|div|br|hr|li|ul|ol|d[ltd]|h[1-6]|blockquote|caption|t[rdh]|table)\b)/gi

/** The text of an HTML document on one line, for meta descriptions and structured data. */
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
