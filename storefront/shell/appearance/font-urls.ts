import type { FontFile } from '#domain/format/appearance/font-pairs.ts'
import archivo from '../../rendering/styles/fonts/archivo-latin-700.woff2?url'
import lora from '../../rendering/styles/fonts/lora-latin-500.woff2?url'
import nunitoSans from '../../rendering/styles/fonts/nunito-sans-latin-400-700.woff2?url'
import oswald from '../../rendering/styles/fonts/oswald-latin-600.woff2?url'
import playfairDisplay from '../../rendering/styles/fonts/playfair-display-latin-500.woff2?url'
import sourceSans from '../../rendering/styles/fonts/source-sans-3-latin-400-700.woff2?url'
import spaceGrotesk from '../../rendering/styles/fonts/space-grotesk-latin-600.woff2?url'

/** Addresses of the built fonts, except those that `fonts.css` declares for every shop. */
export const FONT_URLS: Partial<Record<FontFile, string>> = {
  'archivo-latin-700': archivo,
  'lora-latin-500': lora,
  'nunito-sans-latin-400-700': nunitoSans,
  'oswald-latin-600': oswald,
  'playfair-display-latin-500': playfairDisplay,
  'source-sans-3-latin-400-700': sourceSans,
  'space-grotesk-latin-600': spaceGrotesk,
}
