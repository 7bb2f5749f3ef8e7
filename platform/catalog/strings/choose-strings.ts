import type { StringChoice, StringChoiceInput } from '#contract/catalog/strings/string-choice.ts'
import { choiceAddress, readChoiceQuery } from '#domain/instruments/choice/choice-query.ts'
import { type ChosenSet, chooseSets, isMadeFor } from '#domain/instruments/choice/choose-sets.ts'
import { type FittingSet, fittingSets } from '#domain/instruments/choice/fitting-sets.ts'
import { skuForSize } from '#domain/instruments/choice/sku-for-size.ts'
import { stringFamilies } from '#domain/instruments/compatibility/shared-strings.ts'
import { HOLDS, type TailHold } from '#domain/instruments/compatibility/string-ends.ts'
import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import type { MyInstrument } from '#domain/instruments/mine/my-instrument.ts'
import { REFERENCE_PITCH } from '#domain/instruments/pitch/note.ts'
import { countStrings, TUNINGS, type Tuning } from '#domain/instruments/pitch/tunings.ts'
import type { Size } from '#domain/instruments/sizes/size.ts'
import { scaleProblem, sizeNamed, sizeOfScale, sizesOf } from '#domain/instruments/sizes/sizes.ts'
import { sizesSold } from '#domain/instruments/sizes/sizes-sold.ts'
import { usualScales } from '#domain/instruments/sizes/usual-scale.ts'
import { lettersOf, readTuning } from '#domain/instruments/tension/read-tuning.ts'
import { stringCount } from '#domain/instruments/tension/stated-set.ts'
import { readScale } from '#domain/instruments/tension/tension-query.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { cardsOf } from '../product/card.ts'
import { familiesOf, type StringSet, setsFor, stringTemplates } from './string-sets.ts'

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
  const sets = family === null ? [] : await setsFor(context.db, templates, stringFamilies(family))
  const available = sets.filter(({ disponivel }) => disponivel)
  const named = family && sizeNamed(family, query.tamanho)
  const scale = family ? readLength(family, named, query.escala) : { mm: null, problema: null }
  const sized = named ?? (family && scale.mm !== null ? sizeOfScale(family, scale.mm) : undefined)
  const size = sized?.nome ?? ''
  const counts = countsOf(available)
  const said = family && builtWith(family, query.cordas)
  const tuned = family && tuningOf(family, query.afinacao, said)
  const strings = family && (said ?? (tuned ? countStrings(tuned) : usualCount(family, counts)))
  const tunings = family ? TUNINGS[family].filter((each) => countStrings(each) === strings) : []
  const tuning = tuned ?? tunings[0] ?? null
  const pitch = { notes: tuning?.notas ?? [], reference: REFERENCE_PITCH.usual }
  const prende = HOLDS[family ?? 'guitarra'].find((hold) => hold === query.prende) ?? null
  const { fitting, leftOut } =
    family === null || strings === null
      ? { fitting: [], leftOut: [] }
      : fittingSets(
          playedOf(
            {
              familia: family,
              tamanho: size || null,
              escala: sized && !named ? null : scale.mm,
              cordas: strings,
            },
            prende,
          ),
          available.filter((set) => isMadeFor(set, { size, strings })),
        )
  const offered = fitting.flatMap((each) => offerOf(each, size) ?? [])
  const instrument = { ...pitch, size, scaleMm: scale.mm, strings: strings ?? 0 }
  const chosen = chooseSets(offered, instrument, query)
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
      escala: scale.mm ?? sized?.usualMm ?? null,
      escalaEscrita: query.escala,
      escalaProblema: scale.problema,
      escalaUsual:
        family === null || FAMILIES[family].bowed ? null : (sized?.usualMm ?? usualScales(family)[0]),
      contagens: strings === null ? [] : [...new Set([...counts, strings])].toSorted(ascending),
      cordas: strings ?? 0,
      prendem: family === null ? [] : [...HOLDS[family]],
      prende: family === null ? null : prende,
      afinacoes: tunings.map(({ nome, notas }) => ({ nome, notas: lettersOf(notas) })),
      afinacao: tuning?.nome ?? '',
      nivel: query.nivel?.valor ?? null,
      toque: query.toque?.valor ?? null,
      som: query.som?.valor ?? null,
      ate: query.ate,
      total: chosen.length,
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

/** One of the family's usual tunings, of as many strings as were said; null if the address names none of them. */
function tuningOf(family: Family, text: string, strings: number | null): Tuning | null {
  const [usual] = TUNINGS[family]
  const read = usual && text !== '' ? readTuning(family, text, usual.notas, strings) : null
  const found = TUNINGS[family].find(({ nome }) => nome === read?.nome)

  return found && (strings === null || countStrings(found) === strings) ? found : null
}

/** A number of strings with which the family is built; null for any other. */
function builtWith(family: Family, count: number | null): number | null {
  return FAMILIES[family].strings.find((known) => known === count) ?? null
}

/** How many strings the sets in stock are for, the fewest first. */
function countsOf(sets: readonly StringSet[]): number[] {
  return [...new Set(sets.map(stringCount))].toSorted(ascending)
}

/** The usual number of strings of a family, if there are sets for it, or else the first for which there are. */
function usualCount(family: Family, counts: readonly number[]): number {
  const [usual] = FAMILIES[family].strings

  return counts.find((count) => count === usual) ?? counts[0] ?? usual
}

function ascending(one: number, other: number): number {
  return one - other
}

/** A set with what has to be known to say that it fits. */
type Offer = StringSet & Pick<FittingSet<StringSet>, 'note'>

/**
 * A set as it is sold for a size: with the price and the address of the SKU that fits; null if that is sold out. Without
 * a size it is the product, unless only some of its SKUs fit.
 */
function offerOf({ set, skus, note }: FittingSet<StringSet>, size: string): Offer | null {
  if (size === '' && skus === null) return { ...set, note }
  const own = set.skus.filter(({ id }) => skus?.has(id) ?? true)
  const sku = skuForSize(set.family, own, size)

  return sku && { ...set, note, price: sku.price, url: `${set.url}${sku.selecao}` }
}

/** The length that was written, and why it isn't taken; null if none was. */
function readLength(
  family: Family,
  size: Size | undefined | null,
  written: string,
): { mm: number | null; problema: string | null } {
  if (written === '' || FAMILIES[family].bowed) return { mm: null, problema: null }
  const { mm, problema } = readScale(family, written)
  const problem = problema ?? scaleProblem(family, size ?? undefined, mm)

  return { mm: problem === null ? mm : null, problema: problem }
}

function playedOf(
  { cordas, ...instrument }: MyInstrument & { cordas: number },
  prende: TailHold | null,
): MyInstrument {
  const [usual] = FAMILIES[instrument.familia].strings
  const played = { ...instrument, cordas: cordas === usual ? null : cordas }

  return prende === null ? played : { ...played, prende }
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
