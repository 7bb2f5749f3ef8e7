import { slugOf } from '../../../format/slug.ts'
import { FAMILIES } from '../../families/family.ts'
import { MEASURES, type Measure, readMeasure, writtenMeasure } from './measure.ts'
import { FITTED_FAMILIES, type FittedFamily, measuresOf, type Player } from './size-for.ts'

/** The path of the page that finds the right size. */
export const SIZE_PATH = '/ferramentas/tamanho'

/** The path of the ruler that is printed. */
export const RULER_PATH = `${SIZE_PATH}/regua`

/** The query parameters that the page reads. */
export const SIZE_PARAMETERS = ['instrumento', ...MEASURES] as const

/** What an address says of a player: the instrument, the measures, and what was written of those that are none. */
export type SizeQuestion = {
  family: FittedFamily | null
  player: Player
  invalid: Partial<Record<Measure, string>>
}

/** The word of an instrument in an address: `viola-de-arco`. */
export function familyWord(family: FittedFamily): string {
  return slugOf(FAMILIES[family].nome)
}

/** Reads `?instrumento=violino&braco=56,5&idade=9`. Measures that say nothing of the instrument are ignored. */
export function readSizeQuestion(params: URLSearchParams): SizeQuestion {
  const word = params.get('instrumento')
  const family = FITTED_FAMILIES.find((each) => familyWord(each) === word) ?? null
  if (!family) return { family, player: {}, invalid: {} }
  const read = measuresOf(family).flatMap((measure) => {
    const text = params.get(measure)?.trim() ?? ''
    return text === '' ? [] : [{ measure, text, value: readMeasure(measure, text) }]
  })

  return {
    family,
    player: Object.fromEntries(
      read.flatMap(({ measure, value }) => (value === null ? [] : [[measure, value]])),
    ),
    invalid: Object.fromEntries(
      read.flatMap(({ measure, text, value }) => (value === null ? [[measure, text]] : [])),
    ),
  }
}

/** The one address of a question. */
export function sizeAddress({ family, player }: Pick<SizeQuestion, 'family' | 'player'>): string {
  if (!family) return SIZE_PATH
  const params = new URLSearchParams({ instrumento: familyWord(family) })
  for (const measure of measuresOf(family)) {
    const value = player[measure]
    if (value !== undefined) params.append(measure, writtenMeasure(measure, value))
  }

  return `${SIZE_PATH}?${params}`
}
