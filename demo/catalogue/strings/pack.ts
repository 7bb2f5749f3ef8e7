import type { StringSetDrawing } from '#demo/pictures/drawing/drawing.ts'
import { type Entry, spec } from '../facet-labels.ts'

/** NCM and warranty of all string sets. */
export const SET = { ncm: '92093000', garantia: '90 dias contra defeito de fabricação' } as const

/** Search words for string sets. */
export const SET_WORDS = ['encordoamento', 'jogo de cordas', 'encordamento', 'cordas'] as const

/** An envelope with a coil for each string. */
export function pack(
  title: string,
  subtitle: string,
  background: string,
  accent: string,
  strings: number,
  winding: StringSetDrawing['winding'],
): StringSetDrawing {
  const silks = ['#c0392b', '#2980b9', '#27ae60', '#f1c40f', '#8e44ad', '#7f8c8d']
  return {
    family: 'stringSet',
    pack: 'envelope',
    title,
    subtitle,
    background,
    accent,
    winding,
    coils: Array.from({ length: strings }, (_, i) => silks[i % 6] ?? accent),
  }
}

/** The specification lines of a set's strings, from the first one: `E4 · .010 · liso`. */
export function strings(...lines: readonly string[]): Entry[] {
  return lines.map((line, i) => spec(`${i + 1}ª corda`, line))
}
