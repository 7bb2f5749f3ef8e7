import { letters } from '#demo/pictures/drawing/letters.ts'
import { returnDays } from '#domain/order/return-days.ts'
import { DEMO_SETTINGS } from './settings.ts'

const INK = '#3d362e'
const WARM = '#7a2e1f'

/**
 * Small drawn marks of payment methods, 96 by 64 in a neutral ink: they show the name and are not the owners' logos.
 */
export const paymentMarks = {
  visa: card(`<g transform="translate(20 0) skewX(-12)">${word('Visa', 34, 24, 17)}</g>${band('M26 49h44')}`),
  elo: card(
    `<circle cx="26" cy="32" r="11" fill="none" stroke="${INK}" stroke-width="4" stroke-dasharray="46 24" stroke-linecap="round" transform="rotate(-30 26 32)"/>${word('Elo', 62, 25, 14)}`,
  ),
  hipercard: card(
    `<path d="M10 17h84l-8 30H2z" fill="${INK}"/>${letters('Hipercard', [48, 26.5], { height: 11, colour: '#fff', weight: 1, align: 'centre', fit: 72 })}`,
  ),
  citi: card(
    `${word('Citi', 48, 29, 15)}<path d="M32 23q16-15 32 0" fill="none" stroke="${WARM}" stroke-width="3" stroke-linecap="round"/>`,
  ),
  pix: card(
    `<g fill="none" stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"><path d="M26 17l15 15-15 15-15-15z"/><path d="M19 25l4 4a4.2 4.2 0 0 0 6 0l4-4M19 39l4-4a4.2 4.2 0 0 1 6 0l4 4"/></g>${word('Pix', 64, 25, 14)}`,
  ),
  boleto: card(`${bars()}${word('Boleto', 48, 41, 13)}`),
}

/** Seals about the store's own services; they imply no certification by other companies. */
export const sealMarks = {
  conexao: seal(
    'Site seguro',
    '<rect x="15" y="29" width="22" height="18" rx="3"/><path d="M19 29v-5a7 7 0 0 1 14 0v5M26 36v4"/>',
  ),
  privacidade: seal(
    'Dados LGPD',
    '<path d="M26 14l13 5v11c0 9-5 15-13 19-8-4-13-10-13-19V19z"/><path d="M20 31l5 5 8-9"/>',
  ),
  devolucao: seal(
    `Troca ${returnDays(DEMO_SETTINGS.devolucao.dias)} dias`,
    '<path d="M14 25h24l-6-6M38 39H14l6 6"/>',
  ),
}

/** Glyphs of social networks for the dark footer: light lines, transparent, 96 by 96. */
export const socialMarks = {
  instagram: glyph(
    '<rect x="18" y="18" width="60" height="60" rx="17"/><circle cx="48" cy="48" r="14"/><path d="M65 31v.1"/>',
  ),
  youtube: glyph('<rect x="12" y="24" width="72" height="48" rx="14"/><path d="M42 37l18 11-18 11z"/>'),
  facebook: glyph('<circle cx="48" cy="48" r="34"/><path d="M51 82V44q0-10 11-9M40 54h20"/>'),
  tiktok: glyph('<path d="M54 16v44a14 14 0 1 1-14-14M54 16q2 17 20 19"/>'),
}

function card(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="128" viewBox="0 0 96 64"><rect width="96" height="64" fill="#fff"/>${inside}</svg>`
}

/** A wider card: a line drawing and one line of text, readable at half its size. */
function seal(text: string, drawing: string): string {
  const words = letters(text, [50, 26], { height: 13, colour: INK, weight: 1.1, fit: 132 })

  return `<svg xmlns="http://www.w3.org/2000/svg" width="384" height="128" viewBox="0 0 192 64"><rect width="192" height="64" fill="#fff"/><g fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>${words}</svg>`
}

function glyph(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 96 96"><g fill="none" stroke="#f1eadf" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${inside}</g></svg>`
}

function word(text: string, x: number, y: number, height: number): string {
  return letters(text, [x, y], { height, colour: INK, weight: 1.1, align: 'centre', fit: 52 })
}

function band(path: string): string {
  return `<path d="${path}" stroke="${WARM}" stroke-width="3" stroke-linecap="round"/>`
}

/** The bar code of a boleto, as narrow and wide bars. */
function bars(): string {
  const widths = [2, 1, 3, 1, 2, 1, 1, 3, 1, 2, 3, 1, 1, 2]
  let x = 22
  return widths
    .map((width) => {
      const bar = `<rect x="${x}" y="11" width="${width}" height="23" fill="${INK}"/>`
      x += width + 2
      return bar
    })
    .join('')
}
