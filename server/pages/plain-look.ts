import type { Appearance } from '#contract/content/appearance.ts'
import { type FontFile, PAIRS, type Typeface } from '#domain/format/appearance/font-pairs.ts'
import { iconVersion } from '#domain/format/appearance/icon-version.ts'
import { wholeStyle } from '#domain/format/appearance/looks.ts'
import type { Tokens } from '#domain/format/appearance/palette.ts'
import { styleTokens } from '#domain/format/appearance/stylesheet.ts'
import { markUrl } from '../appearance/shop-appearance.ts'

/** How the server's own pages look: what their one style element and their header need. */
export type PlainLook = () => {
  /** Fonts and tokens. */
  css: string
  papel: string
  /** The picture beside the name, and how high it is; the software's sign has the name always beside it. */
  mark: { url: string; isLogo: boolean }
  isNamed: boolean
  icone: string
}

/** The tokens that these pages use, as in `storefront/tokens.css`. */
const ORIGINAL: Tokens = {
  '--ink': '#1d1a16',
  '--stone': '#6f675d',
  '--line': '#e4dccf',
  '--line-strong': '#b9ae9d',
  '--paper': '#fbf8f3',
  '--rosewood': '#7a2e1f',
  '--rosewood-dark': '#5f2217',
  '--varnish': '#b8581e',
  '--alert': '#a8241b',
  '--on-action': '#ffffff',
  '--surface': '#ffffff',
  '--radius-control': '6px',
}

/** Creates the look of the server's own pages from the published appearance. `files` are the shop's built ones. */
export function createPlainLook(files: string[], appearance: () => Appearance): PlainLook {
  return () => {
    const current = appearance()
    const whole = wholeStyle(current)
    const { display, text } = PAIRS[whole.fontes]
    const changed = styleTokens(whole)
    const tokens = Object.entries(ORIGINAL).map(([name, value]) => `${name}:${changed[name] ?? value}`)
    const families = [`--font-display:${stack(display)}`, `--font-text:${stack(text)}`]
    const { logo, nomeAoLado } = current
    const icone = `/favicon.svg${iconVersion(current)}`

    return {
      css: `${face(display)}${face(text)}:root{${[...tokens, ...families].join(';')}}`,
      papel: whole.cores.papel,
      mark: logo ? { url: markUrl(logo), isLogo: true } : { url: icone, isLogo: false },
      isNamed: !logo || nomeAoLado,
      icone,
    }
  }

  /** A built font; without it the page uses the reader's own. */
  function face({ family, file }: Typeface): string {
    const url = urlOf(file)

    return url
      ? `@font-face{font-family:"${family} Variable";src:url(${url});font-weight:100 900;font-display:swap}`
      : ''
  }

  function urlOf(file: FontFile): string | undefined {
    return files.find((path) => path.includes(`/${file}`) && path.endsWith('.woff2'))
  }
}

function stack({ family, generic }: Typeface): string {
  return `"${family} Variable","${family}",${generic === 'serif' ? 'Georgia,serif' : 'Arial,sans-serif'}`
}
