import { choiceAddress } from '../choice/choice-query.ts'
import { FAMILIES } from '../families/family.ts'
import { tuningAddress } from '../practice/practice-query.ts'
import { usualTuning } from '../sizes/baritone.ts'
import { sizeNamed } from '../sizes/sizes.ts'
import { tensionAddress } from '../tension/tension-query.ts'
import { fieldsOfTuning } from './instrument-tuning.ts'
import type { MyInstrument } from './my-instrument.ts'

type Tool = { nome: string; url: string }

/**
 * The tools that compute with an instrument's strings, with what is known of it filled in; `atual` is the set that is
 * on it.
 */
export function stringToolsOf(instrument: MyInstrument, atual: number | null = null): Tool[] {
  const { familia, prende } = instrument
  const { afinacao, notas } = fieldsOfTuning(familia, tuningOf(instrument))

  return [
    {
      nome: atual === null ? 'Tensão das cordas nele' : 'Comparar outras cordas com as de agora',
      url: tensionAddress({
        instrumento: familia,
        escala: scaleOf(instrument),
        afinacao,
        notas,
        atual,
        prende: prende ?? null,
      }),
    },
    { nome: 'Encontrar cordas para ele', url: choiceFor(instrument) },
  ]
}

/** The tuner in the instrument's tuning. */
export function tunerOf(instrument: MyInstrument): Tool {
  const { familia } = instrument
  const { afinacao, notas } = fieldsOfTuning(familia, tuningOf(instrument))
  const url = tuningAddress('afinador', {
    instrumento: familia,
    afinacao: afinacao ?? '',
    notas: notas ?? '',
  })

  return { nome: 'Afinar', url }
}

/** The address at which strings for an instrument are found, with what is known of it that they are judged by. */
export function choiceFor(instrument: MyInstrument): string {
  const { familia, tamanho, escala, cordas, prende } = instrument
  const { afinacao, notas } = fieldsOfTuning(familia, instrument.afinacao)

  return choiceAddress({
    instrumento: familia,
    tamanho,
    escala,
    cordas: cordas === FAMILIES[familia].strings[0] ? null : cordas,
    afinacao,
    notas,
    prende: prende ?? null,
  })
}

/** The scale that was said, or that of its size. */
function scaleOf({ familia, tamanho, escala }: MyInstrument): number | null {
  const size = tamanho === null ? undefined : sizeNamed(familia, tamanho)

  return escala ?? size?.usualMm ?? null
}

/** The tuning that was said, or the usual one of an instrument that isn't built as most of its family are. */
function tuningOf({ familia, tamanho, escala, cordas, afinacao }: MyInstrument): string | null {
  if (afinacao !== undefined) return afinacao
  const strings = cordas ?? FAMILIES[familia].strings[0]
  const own = usualTuning(familia, { size: tamanho, scaleMm: escala, strings })
  const usual = usualTuning(familia, { size: null, scaleMm: null, strings: FAMILIES[familia].strings[0] })

  return own && own !== usual ? own.nome : null
}
