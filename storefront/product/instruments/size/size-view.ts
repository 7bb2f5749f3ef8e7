import type { SizeGuide } from '#contract/catalog/catalog.ts'
import { FAMILIES } from '#domain/instruments/families/family.ts'
import { mineAddress } from '#domain/instruments/mine/my-instrument.ts'
import {
  MEASURE_TRAITS,
  type Measure,
  measureText,
  writtenMeasure,
} from '#domain/instruments/sizes/fitting/measure.ts'
import {
  familyWord,
  RULER_PATH,
  type SizeQuestion,
  sizeAddress,
} from '#domain/instruments/sizes/fitting/size-address.ts'
import {
  FITTED_FAMILIES,
  type FittedFamily,
  type Fitting,
  isOfAdults,
  measuresOf,
  silentMeasures,
  sizesFor,
} from '#domain/instruments/sizes/fitting/size-for.ts'
import {
  byMeasure,
  fittingText,
  nextSentence,
  silentSentence,
} from '#domain/instruments/sizes/fitting/size-sentences.ts'
import { sizesOf } from '#domain/instruments/sizes/sizes.ts'

/** What the page shows, as texts: the browser needs none of the tables that they come from. */
export type SizeView = ReturnType<typeof sizeView>

/** A size by one measure, with what each table says and when the next size comes. */
export type SizeAnswer = ReturnType<typeof answerOf>

export function sizeView({ family, player, invalid }: SizeQuestion, { tamanhos }: SizeGuide['conteudo']) {
  const fittings = family ? sizesFor(family, player) : []
  const [best, ...others] = fittings
  const listings = new Map(tamanhos.map(({ tamanho, listagens }) => [tamanho, listagens]))

  return {
    instruments: FITTED_FAMILIES.map((each) => ({
      nome: FAMILIES[each].nome,
      url: sizeAddress({ family: each, player: {} }),
      current: each === family,
    })),
    family: family && {
      word: familyWord(family),
      nome: FAMILIES[family].nome,
      ofThe: FAMILIES[family].ofThe,
      ruler: `${RULER_PATH}?instrumento=${familyWord(family)}`,
      note: NOTES[family] ?? null,
      /** Where the size that was found is said to be one's own. */
      mine: mineAddress({ familia: family, tamanho: fittings[0]?.tamanho ?? null }),
    },
    fields: family
      ? measuresOf(family).map((measure) => ({
          name: measure,
          label: labelOf(family, measure),
          hint: hintOf(family, measure),
          value:
            player[measure] === undefined
              ? (invalid[measure] ?? '')
              : writtenMeasure(measure, player[measure]),
          problem: invalid[measure] === undefined ? null : problemOf(measure),
        }))
      : [],
    best: best ? answerOf(best) : null,
    others: others.map(answerOf),
    silent: family ? silentMeasures(family, player).map(silentSentence) : [],
    sizes: family
      ? sizesOf(family).map(({ nome }) => ({
          nome,
          fits: fittingText(family, nome),
          chosen: nome === best?.tamanho,
          listings: listings.get(nome) ?? [],
        }))
      : [],
  }
}

function labelOf(family: FittedFamily, measure: Measure): string {
  const { label, unit } = MEASURE_TRAITS[measure]

  return isOfAdults(family, measure) ? `${label} de adulto (${unit})` : `${label} (${unit})`
}

function hintOf(family: FittedFamily, measure: Measure): string {
  const { how } = MEASURE_TRAITS[measure]

  return isOfAdults(family, measure) ? `${how} De uma criança, informe a altura ou a idade.` : how
}

/** What measures alone don't say. */
const NOTES: Partial<Record<FittedFamily, string>> = {
  violino:
    'Entre dois tamanhos, fique com o menor: um violino grande demais força o braço e o pescoço. O adulto de braço menor que 60 cm toca o 7/8, e não o 3/4: diga também a idade.',
  violaDeArco:
    'Nenhum fabricante publica medidas de braço para viola: vale aqui a proporção dos violinos. Prove antes de escolher acima de 15,5". O adulto de braço curto toca a de 15", e não uma de criança: diga também a idade.',
  violoncelo: 'Confirme sentado: a voluta fica perto da orelha, e as cravelhas atrás da cabeça.',
  contrabaixo: 'O contrabaixo comum de adultos é o 3/4. O 4/4 é para grandes orquestras e mãos grandes.',
  violaoNailon:
    'Os fabricantes dão o mesmo nome a escalas diferentes: confira também o comprimento da escala na ficha do violão.',
  violaoAco:
    'Cordas de aço pedem mais força dos dedos: crianças pequenas começam melhor num violão de náilon.',
  ukulele:
    'Todos servem a qualquer pessoa: o que muda é o espaço entre os trastes e o som. O barítono se escolhe pela afinação, que é a das quatro primeiras cordas do violão.',
}

function answerOf(fitting: Fitting) {
  const { medida, valor, tamanho, statements } = fitting
  const sizes = new Set(statements.map((statement) => statement.tamanho))

  return {
    tamanho,
    by: `${measureText(medida, valor)}${medida === 'idade' ? '' : ` de ${MEASURE_TRAITS[medida].noun}`}`,
    otherwise: byMeasure(medida, valor),
    statements,
    differ: sizes.size > 1,
    next: nextSentence(fitting),
    estimated: fitting.next?.years !== null && medida !== 'idade',
  }
}

function problemOf(measure: Measure): string {
  const { unit, limits } = MEASURE_TRAITS[measure]
  const [min, max] = limits.map((limit) => writtenMeasure(measure, limit))

  return unit === 'cm'
    ? `Escreva em centímetros, de ${min} a ${max}.`
    : `Escreva a idade em anos, de ${min} a ${max}.`
}
