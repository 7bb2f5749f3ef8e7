import type { Style } from '#domain/format/appearance/appearance.ts'
import { type BuiltParts, stylesheet } from '#domain/format/appearance/stylesheet.ts'
import { FONT_URLS } from './font-urls.ts'
import { FOOTER_RULES } from './footer-rules.ts'
import { HEADER_RULES } from './header-rules.ts'
import { LOOK_RULES } from './look-rules.ts'

/**
 * Writes the stylesheet of a style for this build of the shop: its rules use the built class names, so that looks cost
 * a page no hooks of their own. Only the server needs this module; `entry.server.tsx` exports it.
 */
export function shopStylesheet(style: Style): string {
  return stylesheet(style, { fonts: FONT_URLS, rules: RULES })
}

const RULES: BuiltParts['rules'] = {
  ...prefixed('visual', LOOK_RULES),
  ...prefixed('cabecalho', HEADER_RULES),
  ...prefixed('rodape', FOOTER_RULES),
}

function prefixed(kind: 'visual' | 'cabecalho' | 'rodape', rules: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(rules).map(([name, css]) => [`${kind}:${name}`, css.replaceAll('\n', '')]),
  )
}
