import sanitize from 'sanitize-html'

/** Maximum nesting of tags; deeper ones are removed. The cost of each grows with its depth. */
const DEEPEST = 30

/**
 * Sanitizes a merchant's text: keeps structure, tables, links and pictures; removes scripts, styles, frames and
 * handlers.
 */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    nestingLimit: DEEPEST,
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'small', 'sub', 'sup', 'abbr', 'time'],
      ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'details', 'summary', 'section', 'a'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel', 'title'],
      abbr: ['title'],
      details: ['open'],
      h2: ['id'],
      h3: ['id'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      section: [{ name: 'data-bloco', values: ['colunas', 'chamada', 'resumo'] }],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      time: ['datetime'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: withoutOpener(attribs) }),
      // The page has its own first heading.
      h1: 'h2',
    },
  })
}

/** Sanitizes an inline SVG: shapes only, nothing that loads, runs or links. Empty if nothing remains. */
export function sanitizeSvg(svg: string): string {
  const clean = sanitize(svg, {
    nestingLimit: DEEPEST,
    allowedTags: ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'title'],
    allowedAttributes: {
      svg: [
        'xmlns',
        'viewBox',
        'width',
        'height',
        'role',
        'aria-hidden',
        'aria-label',
        'focusable',
        ...PAINT,
      ],
      g: ['transform', ...PAINT],
      path: ['d', 'transform', ...PAINT],
      circle: ['cx', 'cy', 'r', ...PAINT],
      ellipse: ['cx', 'cy', 'rx', 'ry', 'transform', ...PAINT],
      rect: ['x', 'y', 'width', 'height', 'rx', 'ry', 'transform', ...PAINT],
      line: ['x1', 'y1', 'x2', 'y2', ...PAINT],
      polyline: ['points', ...PAINT],
      polygon: ['points', ...PAINT],
    },
    // SVG names are case-sensitive, unlike HTML's: `viewBox`.
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
    exclusiveFilter: ({ attribs }) => Object.values(attribs).some((value) => /url\s*\(/i.test(value)),
  }).trim()

  return clean.startsWith('<svg') ? clean : ''
}

const PAINT = [
  ...[
    'fill',
    'fill-rule',
    'fill-opacity',
    'clip-rule',
    'opacity',
    'stroke',
    'stroke-width',
    'stroke-opacity',
  ],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'],
]

/** A page in a new tab must not be able to navigate this one. */
function withoutOpener(attribs: Record<string, string>): Record<string, string> {
  return attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs
}
