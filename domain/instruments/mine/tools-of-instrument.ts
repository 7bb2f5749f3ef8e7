import { choiceAddress } from '../choice/choice-query.ts'
import { FAMILIES } from '../families/family.ts'
import { countStrings, TUNINGS } from '../pitch/tunings.ts'
import { sizeNamed } from '../sizes/sizes.ts'
import { tensionAddress } from '../tension/tension-query.ts'
import type { MyInstrument } from './my-instrument.ts'

/** The tools that compute with an instrument, with what is known of it filled in; `atual` is the set that is on it. */
export function toolsOfInstrument(
  instrument: MyInstrument,
  atual: number | null = null,
): { nome: string; url: string }[] {
  const { familia } = instrument
  const afinacao = tuningOf(instrument)

  return [
    {
      nome: atual === null ? 'Tensão das cordas nele' : 'Comparar outras cordas com as de agora',
      url: tensionAddress({ instrumento: familia, escala: scaleOf(instrument), afinacao, atual }),
    },
    { nome: 'Encontrar cordas para ele', url: choiceFor(instrument) },
  ]
}

/** The address at which strings for an instrument are found, with what is known of it that they are judged by. */
export function choiceFor(instrument: MyInstrument): string {
  const { familia, tamanho, escala, cordas, prende } = instrument

  return choiceAddress({
    instrumento: familia,
    tamanho,
    escala,
    cordas: cordas === FAMILIES[familia].strings[0] ? null : cordas,
    prende: prende ?? null,
  })
}

/** The scale that was said, or that of its size. */
function scaleOf({ familia, tamanho, escala }: MyInstrument): number | null {
  const size = tamanho === null ? undefined : sizeNamed(familia, tamanho)

  return escala ?? size?.usualMm ?? null
}

/** Of an unusual number of strings, the first tuning with as many. */
function tuningOf({ familia, cordas }: MyInstrument): string | null {
  if (cordas === null || cordas === FAMILIES[familia].strings[0]) return null

  return TUNINGS[familia].find((tuning) => countStrings(tuning) === cordas)?.nome ?? null
}
