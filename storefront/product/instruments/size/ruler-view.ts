import { FAMILIES } from '#domain/instruments/families/family.ts'
import { MEASURE_TRAITS, measureText } from '#domain/instruments/sizes/fitting/measure.ts'
import { sizeAddress } from '#domain/instruments/sizes/fitting/size-address.ts'
import { type FittedFamily, fittingRange } from '#domain/instruments/sizes/fitting/size-for.ts'
import { sizesOf } from '#domain/instruments/sizes/sizes.ts'

export type RulerView = ReturnType<typeof rulerView>

/** How the ruler is used, and where on it the sizes of an instrument begin, if an arm or a hand decides them. */
export function rulerView(family: FittedFamily | null) {
  const steps = family ? stepsOf(family) : []

  return {
    instrument: family && FAMILIES[family].nome,
    back: sizeAddress({ family, player: {} }),
    how: [MEASURE_TRAITS.braco.how, MEASURE_TRAITS.mao.how],
    marks: steps.map(({ nome, medida, from }) => ({
      mm: from,
      text: `${nome}: ${measureText(medida, from)}`,
    })),
  }
}

function stepsOf(family: FittedFamily) {
  return sizesOf(family).flatMap(({ nome }) => {
    const range = fittingRange(family, nome)
    return range && (range.medida === 'braco' || range.medida === 'mao') ? [{ nome, ...range }] : []
  })
}
