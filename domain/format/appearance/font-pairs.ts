import type { FontPairName } from './appearance.ts'

/** The built font files, by the start of their names in `storefront/rendering/styles/fonts/`. */
export type FontFile =
  | 'archivo-latin-700'
  | 'fraunces-latin-500'
  | 'inter-latin-400-700'
  | 'lora-latin-500'
  | 'nunito-sans-latin-400-700'
  | 'oswald-latin-600'
  | 'playfair-display-latin-500'
  | 'source-sans-3-latin-400-700'
  | 'space-grotesk-latin-600'

/** How a local font is scaled to the metrics of a web font, so that the swap moves nothing (percentages). */
type Fallback = { local: LocalFont; size: number; ascent: number; descent: number }

type LocalFont = 'Arial' | 'Georgia' | 'Times'

/** A typeface; those of `fonts.css` need no declaration of their own, so they have no fallbacks here. */
export type Typeface = {
  family: string
  file: FontFile
  generic: 'serif' | 'sans-serif'
  fallbacks: Fallback[]
}

const FRAUNCES: Typeface = {
  family: 'Fraunces',
  file: 'fraunces-latin-500',
  generic: 'serif',
  fallbacks: [],
}

const INTER: Typeface = {
  family: 'Inter',
  file: 'inter-latin-400-700',
  generic: 'sans-serif',
  fallbacks: [],
}

const OSWALD: Typeface = {
  family: 'Oswald',
  file: 'oswald-latin-600',
  generic: 'sans-serif',
  fallbacks: [{ local: 'Arial', size: 89.3, ascent: 133.5, descent: 32.4 }],
}

const PLAYFAIR: Typeface = {
  family: 'Playfair Display',
  file: 'playfair-display-latin-500',
  generic: 'serif',
  fallbacks: [
    { local: 'Georgia', size: 101, ascent: 107.1, descent: 24.8 },
    { local: 'Times', size: 110.9, ascent: 97.6, descent: 22.6 },
  ],
}

const SOURCE_SANS: Typeface = {
  family: 'Source Sans 3',
  file: 'source-sans-3-latin-400-700',
  generic: 'sans-serif',
  fallbacks: [{ local: 'Arial', size: 92.4, ascent: 110.8, descent: 43.3 }],
}

const SPACE_GROTESK: Typeface = {
  family: 'Space Grotesk',
  file: 'space-grotesk-latin-600',
  generic: 'sans-serif',
  fallbacks: [{ local: 'Arial', size: 108.8, ascent: 90.4, descent: 26.8 }],
}

const LORA: Typeface = {
  family: 'Lora',
  file: 'lora-latin-500',
  generic: 'serif',
  fallbacks: [
    { local: 'Georgia', size: 105, ascent: 95.8, descent: 26.1 },
    { local: 'Times', size: 115.3, ascent: 87.3, descent: 23.8 },
  ],
}

const NUNITO_SANS: Typeface = {
  family: 'Nunito Sans',
  file: 'nunito-sans-latin-400-700',
  generic: 'sans-serif',
  fallbacks: [{ local: 'Arial', size: 99.6, ascent: 101.5, descent: 35.4 }],
}

const ARCHIVO: Typeface = {
  family: 'Archivo',
  file: 'archivo-latin-700',
  generic: 'sans-serif',
  fallbacks: [{ local: 'Arial', size: 105.7, ascent: 83.1, descent: 19.9 }],
}

/** The pairs of typefaces: one for headings, one for text. `storefront/rendering/styles/fonts/README.md`. */
export const PAIRS: Record<FontPairName, { display: Typeface; text: Typeface }> = {
  atelie: { display: FRAUNCES, text: INTER },
  palco: { display: OSWALD, text: INTER },
  partitura: { display: PLAYFAIR, text: SOURCE_SANS },
  moderna: { display: SPACE_GROTESK, text: INTER },
  acolhedora: { display: LORA, text: NUNITO_SANS },
  direta: { display: ARCHIVO, text: SOURCE_SANS },
}

/** Where a local font is found under its name, or that of a free one with the same metrics. */
const LOCALS: Record<LocalFont, string[]> = {
  Arial: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto'],
  Georgia: ['Georgia', 'Gelasio'],
  Times: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Noto Serif'],
}

/** Returns the value of `--font-display` or `--font-text`. */
export function fontFamily({ family, generic, fallbacks }: Typeface): string {
  const names = [`${family} Variable`, ...fallbacks.map(({ local }) => `${family} ${local}`)]

  return [...names.map((name) => `"${name}"`), generic].join(',')
}

/** Returns the `@font-face` rules of a typeface that `fonts.css` does not declare; empty for the others. */
export function fontFaces(
  { family, file, fallbacks }: Typeface,
  urls: Partial<Record<FontFile, string>>,
): string {
  const url = urls[file]
  if (fallbacks.length === 0 || url === undefined) return ''
  const own = `@font-face{font-family:"${family} Variable";src:url(${url}) format("woff2");font-weight:100 900;font-display:swap}`

  return [
    own,
    ...fallbacks.map(
      ({ local, size, ascent, descent }) =>
        `@font-face{font-family:"${family} ${local}";src:${LOCALS[local].map((name) => `local("${name}")`).join(',')};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
    ),
  ].join('')
}
