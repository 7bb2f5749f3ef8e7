import { formatNumber } from '#domain/format-number.ts'
/** The packed box in words, from millimetres: `62 × 24 × 12 cm`. */
export function boxText(box: { altura: number; largura: number; comprimento: number }): string {
  return `${[box.comprimento, box.largura, box.altura].map(centimetres).join(' × ')} cm`
}

/** A weight in words, from grams: `350 g`, `1,5 kg`. */
export function weightText(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${formatNumber(grams / 1000)} kg`
}

function centimetres(millimetres: number): string {
  return formatNumber(millimetres / 10)
}
