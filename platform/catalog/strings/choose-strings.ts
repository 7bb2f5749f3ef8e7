import type { StringChoice, StringChoiceInput } from '#contract/catalog/strings/string-choice.ts'
import { choiceAddress, readChoiceQuery } from '#domain/instruments/choice/choice-query.ts'
import { type ChosenSet, chooseSets, matchesInstrument } from '#domain/instruments/choice/choose-sets.ts'
import { type FittingSet, fittingSets } from '#domain/instruments/choice/fitting-sets.ts'
import { type PlayedInstrument, playedInstrument } from '#domain/instruments/choice/played-instrument.ts'
import { skuForSize } from '#domain/instruments/choice/sku-for-size.ts'
import { stringFamilies } from '#domain/instruments/compatibility/shared-strings.ts'
import { HOLDS } from '#domain/instruments/compatibility/string-ends.ts'
import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import { REFERENCE_PITCH } from '#domain/instruments/pitch/note.ts'
import { sizesOf } from '#domain/instruments/sizes/sizes.ts'
import { sizesSold } from '#domain/instruments/sizes/sizes-sold.ts'
import { usualScaleTuned } from '#domain/instruments/sizes/usual-scale.ts'
import { lettersOf } from '#domain/instruments/tension/read-tuning.ts'
import { stringCount } from '#domain/instruments/tension/stated-set.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { cardsOf } from '../product/card.ts'
import { familiesOf, MAX_SETS, type StringSet, setsFor, stringTemplates } from './string-sets.ts'

/** As many as a page lists, and its map shows. */
const LISTED = 12

/** The sets in stock that answer what somebody looks for, the nearest first, each with its reason as a sentence. */
export async function chooseStrings(
  context: RequestContext,
  input: StringChoiceInput,
): Promise<StringChoice> {
  context.tag(tags.listing, tags.categories, tags.brands)
  const query = readChoiceQuery(input)
  const templates = await stringTemplates(context.db)
  const families = familiesOf(templates)
  const family = families.find((known) => known === query.instrumento) ?? null
  const taken = family === null ? [] : stringFamilies(family)
  const { sets, isCut } = await setsFor(context.db, templates, {
    families: taken,
    first: taken,
    limit: MAX_SETS,
  })
  const available = sets.filter(({ disponivel }) => disponivel)
  const counts = countsOf(available)
  const played = family && playedInstrument(family, query, counts)
  const size = played?.size?.nome ?? ''
  const { fitting, leftOut } = played
    ? fittingSets(
        played.instrument,
        available.filter((set) => matchesInstrument(set, { size, strings: played.strings })),
      )
    : { fitting: [], leftOut: [] }
  const offered = fitting.flatMap((each) => offerOf(each, size) ?? [])
  const chosen = played ? chooseSets(offered, tunedOf(played), query) : []
  const listed = chosen.slice(0, LISTED)
  const cards = await cardsOf(
    context,
    listed.map(({ set }) => set.id),
  )

  return {
    estrutura: frameOf(context, family),
    conteudo: {
      instrumentos: families.map((word) => ({ instrumento: word, nome: FAMILIES[word].nome })),
      instrumento: family,
      tamanhos: family === null ? [] : soldSizes(family, available),
      tamanho: size,
      escala: played?.scaleMm ?? played?.size?.usualMm ?? null,
      escalaGrave: played?.bassMm ?? null,
      escalaEscrita: query.escala,
      escalaProblema: played?.problem ?? null,
      escalaUsual: played && usualLength(played),
      contagens: played ? [...new Set([...counts, played.strings])].toSorted(ascending) : [],
      cordas: played?.strings ?? 0,
      prendem: family === null ? [] : [...HOLDS[family]],
      prende: played?.instrument.prende ?? null,
      afinacoes: played?.tunings.map(({ nome, notas }) => ({ nome, notas: lettersOf(notas) })) ?? [],
      afinacao: played?.tuning?.nome ?? '',
      notas: played?.notas ?? query.notas,
      notasProblema: played?.notesProblem ?? null,
      nivel: query.nivel?.valor ?? null,
      toque: query.toque?.valor ?? null,
      som: query.som?.valor ?? null,
      ate: query.ate,
      total: chosen.length,
      // Those in stock come first.
      lidos: isCut && sets.at(-1)?.disponivel ? MAX_SETS : null,
      deFora: leftOut,
      jogos: listed.flatMap(({ set, total, sound, reason }) => {
        const produto = cards.find(({ id }) => id === set.id)
        return produto
          ? [
              {
                produto,
                url: set.url,
                preco: set.price,
                motivo: set.note === null ? reason : `${reason} ${set.note}`,
                kg: rounded(total),
                brilho: sound?.brightness ?? null,
              },
            ]
          : []
      }),
    },
  }
}

function tunedOf({ tuning, size, scaleMm, bassMm, strings }: PlayedInstrument) {
  return {
    notes: tuning?.notas ?? [],
    reference: REFERENCE_PITCH.usual,
    size: size?.nome ?? '',
    scaleMm,
    bassMm,
    strings,
  }
}

/** An example of a length; null of bowed instruments, whose size says it. */
function usualLength({ instrument: { familia }, size, tuning }: PlayedInstrument): number | null {
  if (FAMILIES[familia].bowed) return null

  return size?.usualMm ?? usualScaleTuned(familia, tuning?.notas ?? [])
}

/** How many strings the sets in stock are for, the fewest first. */
function countsOf(sets: readonly StringSet[]): number[] {
  return [...new Set(sets.map(stringCount))].toSorted(ascending)
}

function ascending(one: number, other: number): number {
  return one - other
}

/** A set with what has to be known to say that it fits. */
type Offer = StringSet & Pick<FittingSet<StringSet>, 'note'>

/**
 * A set as it is sold for a size: with the price and the address of the SKU that fits; null if that is sold out.
 * Without a size it is the product, unless only some of its SKUs fit.
 */
function offerOf({ set, skus, note }: FittingSet<StringSet>, size: string): Offer | null {
  if (size === '' && skus === null) return { ...set, note }
  const own = set.skus.filter(({ id }) => skus?.has(id) ?? true)
  const sku = skuForSize(set.family, own, size)

  return sku && { ...set, note, price: sku.price, url: `${set.url}${sku.selecao}` }
}

/** The sizes for which there are sets in stock, in the order of the family. */
function soldSizes(family: Family, sets: readonly StringSet[]): string[] {
  return sizesOf(family)
    .map(({ nome }) => nome)
    .filter((nome) =>
      sets.some((set) => sizesSold(family, set.sizes).includes(nome) && skuForSize(family, set.skus, nome)),
    )
}

function rounded(total: ChosenSet<StringSet>['total']): number | null {
  return total === null ? null : Math.round(total * 10) / 10
}

function frameOf(context: RequestContext, family: Family | null) {
  const { nome } = context.settings.loja
  const canonical = choiceAddress({ instrumento: family })
  const whose = family === null ? '' : ` ${FAMILIES[family].ofThe}`

  return pageFrame(context, {
    nivel: 'pagina',
    title: `Encontrar cordas${whose} | ${nome}`,
    description: `Quais cordas${whose} combinam com o seu jeito de tocar: por tensão, som, nível e preço, com o motivo de cada uma.`,
    canonical,
    // An instrument's sets are worth finding; each combination of preferences is not.
    indexar: true,
    breadcrumb: [{ label: 'Encontrar cordas', url: choiceAddress({}) }],
  })
}
