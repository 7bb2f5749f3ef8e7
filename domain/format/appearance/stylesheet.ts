import type { Corners, Style, WholeStyle } from './appearance.ts'
import { isDark } from './colour.ts'
import { type FontFile, fontFaces, fontFamily, PAIRS } from './font-pairs.ts'
import { LOOKS, wholeStyle } from './looks.ts'
import { colourTokens, type Tokens } from './palette.ts'

/** What the stylesheet takes from the built shop: addresses of fonts, and rules in its class names. */
export type BuiltParts = {
  fonts: Partial<Record<FontFile, string>>
  /** The rules of each arrangement that differs from the components' own stylesheets. */
  rules: Partial<Record<Arrangement, string>>
}

/** `visual:palco`, `cabecalho:central`. */
export type Arrangement =
  | `visual:${WholeStyle['visual']}`
  | `cabecalho:${WholeStyle['cabecalho']}`
  | `rodape:${WholeStyle['rodape']}`

/**
 * Writes the shop's one stylesheet over `storefront/tokens.css`: what the style changes of the shop's original look, and
 * nothing else. Empty if it changes nothing.
 */
export function stylesheet(style: Style, { fonts, rules }: BuiltParts): string {
  const whole = wholeStyle(style)
  const { display, text } = PAIRS[whole.fontes]
  const tokens = styleTokens(whole)
  const root = Object.entries(tokens).map(([name, value]) => `${name}:${value}`)
  if (isDark(whole.cores.papel)) root.push('color-scheme:dark')

  return [
    ...new Set([fontFaces(display, fonts), fontFaces(text, fonts)]),
    root.length > 0 ? `:root{${root.join(';')}}` : '',
    rules[`visual:${whole.visual}`] ?? '',
    rules[`cabecalho:${whole.cabecalho}`] ?? '',
    rules[`rodape:${whole.rodape}`] ?? '',
  ].join('')
}

/** Returns all tokens that a style changes. */
export function styleTokens({ cores, fontes, cantos }: WholeStyle): Tokens {
  const { display, text } = PAIRS[fontes]
  const original = PAIRS[LOOKS.atelie.fontes]

  return {
    ...colourTokens(cores),
    ...(display !== original.display && { '--font-display': fontFamily(display) }),
    ...(text !== original.text && { '--font-text': fontFamily(text) }),
    ...CORNERS[cantos],
  }
}

/** Radii that differ from the tokens' own. */
const CORNERS: Record<Corners, Tokens> = {
  retos: { '--radius-control': '0px', '--radius-card': '0px' },
  suaves: {},
  redondos: { '--radius-control': '14px', '--radius-card': '22px' },
}
