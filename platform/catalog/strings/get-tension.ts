import type { Tension, TensionInput } from '#contract/catalog/tension.ts'
import { fittingSets } from '#domain/instruments/choice/fitting-sets.ts'
import { stringFamilies } from '#domain/instruments/compatibility/shared-strings.ts'
import { HOLDS, type TailHold } from '#domain/instruments/compatibility/string-ends.ts'
import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import { TUNINGS } from '#domain/instruments/pitch/tunings.ts'
import { baritoneTuned } from '#domain/instruments/sizes/baritone.ts'
import { sizeOfScale } from '#domain/instruments/sizes/sizes.ts'
import { usualScales } from '#domain/instruments/sizes/usual-scale.ts'
import { findSets } from '#domain/instruments/tension/find-sets.ts'
import { lettersOf } from '#domain/instruments/tension/read-tuning.ts'
import { mostCourses } from '#domain/instruments/tension/searched-tuning.ts'
import { stringCount } from '#domain/instruments/tension/stated-set.ts'
import { balanceOf, hundredths, tensionAnswer } from '#domain/instruments/tension/tension-answer.ts'
import {
  kindred,
  readTensionQuery,
  type TensionQuery,
  tensionAddress,
} from '#domain/instruments/tension/tension-query.ts'
import { writtenSet } from '#domain/instruments/tension/written-set.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { cardsOf } from '../product/card.ts'
import { familiesOf, MAX_SETS, type StringSet, setsById, setsFor, stringTemplates } from './string-sets.ts'

/** How many sets are found for a wanted tension. */
const FOUND = 12

/**
 * How strongly each string of a set pulls on an instrument in its tuning, beside the set that is on it now, and the
 * sets that give a wanted tension. Strings are known from the specifications of products.
 */
export async function getTension(context: RequestContext, input: TensionInput): Promise<Tension> {
  context.tag(tags.listing, tags.categories, tags.brands)
  const query = readTensionQuery(input)
  const templates = await stringTemplates(context.db)
  const families = familiesOf(templates)
  const ids = [query.jogo, query.atual].filter((id) => id !== null)
  const chosen = await setsById(context.db, templates, ids)
  const jogo = chosen.find(({ id }) => id === query.jogo) ?? null
  const atual = chosen.find(({ id }) => id === query.atual) ?? null
  const family = familyOf(query, jogo, families)
  const answer = family === null ? null : tensionAnswer({ family, input, jogo, atual })
  const taken = family === null ? [] : stringFamilies(family)
  const { sets, isCut } = await setsFor(context.db, templates, {
    families: family === null ? [] : [...new Set([...taken, ...kindred(family)])],
    first: taken,
    limit: MAX_SETS,
  })
  // Strings of another instrument can be tried on this one, but aren't what to look for.
  const own = sets.filter((set) => set.disponivel && taken.includes(set.family))
  const prende = family === null ? null : (HOLDS[family].find((hold) => hold === query.prende) ?? null)
  const counts = answer ? [...new Set([...own.map(stringCount), answer.procura.cordas])] : []
  const { found, leftOut } =
    answer && family !== null && query.alvo !== null
      ? setsThatPull(
          own,
          // Without a scale, each on the one for which it is made, unless the tuning says it.
          {
            ...answer.searched,
            family,
            prende,
            scaleMm:
              input.escala.trim() === ''
                ? (baritoneTuned(family, answer.searched.notes)?.usualMm ?? null)
                : answer.escala,
          },
          { course: query.corda, kgf: query.alvo },
        )
      : { found: null, leftOut: [] }
  const cards = await cardsOf(context, found?.map(({ set }) => set.id) ?? [])

  return {
    estrutura: frameOf(context, query, family, jogo),
    conteudo: {
      instrumentos: families.map((word) => ({ instrumento: word, nome: FAMILIES[word].nome })),
      instrumento: family,
      escala: answer?.escala ?? 0,
      escalaGrave: answer?.escalaGrave ?? null,
      afinacao: answer?.afinacao ?? null,
      procura: answer?.procura ?? null,
      la: query.la,
      capo: answer?.capo ?? query.capo,
      corda: query.corda,
      alvo: query.alvo,
      escalas: family === null ? [] : [...usualScales(family)],
      afinacoes:
        family === null ? [] : TUNINGS[family].map(({ nome, notas }) => ({ nome, notas: lettersOf(notas) })),
      contagens: counts.toSorted((one, other) => one - other),
      cursos: family === null ? 0 : mostCourses(family, counts),
      prendem: family === null ? [] : [...HOLDS[family]],
      prende,
      jogos: sets.map((set) => ({ ...refOf(set), instrumento: set.family })),
      lidos: isCut ? MAX_SETS : null,
      problemas: answer?.problemas ?? [],
      jogo: jogo && describedOf(jogo),
      atual: atual && describedOf(atual),
      calibres: answer?.calibres ?? '',
      tensao: answer?.tensao ?? null,
      encontrados:
        found?.flatMap(({ set, kgf, tension }) => {
          const produto = cards.find(({ id }) => id === set.id)
          return produto ? [{ produto, kg: hundredths(kgf), nota: set.note, ...balanceOf(tension) }] : []
        }) ?? null,
      deFora: leftOut,
    },
  }
}

type Played = Parameters<typeof findSets>[1] & { family: Family; prende: TailHold | null }

/** The sets that fit the instrument, or may, by how nearly a string pulls as wanted; and why others don't fit. */
function setsThatPull(
  sets: readonly StringSet[],
  { family, prende, ...instrument }: Played,
  target: Parameters<typeof findSets>[2],
) {
  const { strings } = instrument
  // Strings have to reach to the end of the longest.
  const scaleMm = instrument.bassMm ?? instrument.scaleMm
  const size = scaleMm === null ? undefined : sizeOfScale(family, scaleMm)
  const { fitting, leftOut } = fittingSets(
    {
      familia: family,
      tamanho: size?.nome ?? null,
      // Strings for a size serve some that are a little shorter.
      escala: size ? null : scaleMm,
      cordas: strings === FAMILIES[family].strings[0] ? null : strings,
      ...(prende && { prende }),
    },
    sets.filter((set) => stringCount(set) === strings),
  )
  const noted = fitting.map(({ set, note }) => ({ ...set, note }))

  return { found: findSets(noted, instrument, target).slice(0, FOUND), leftOut }
}

function familyOf({ instrumento }: TensionQuery, jogo: StringSet | null, families: readonly Family[]) {
  if (instrumento !== null && (families.includes(instrumento) || jogo)) return instrumento

  return jogo?.family ?? families.find((family) => family === 'guitarra') ?? families[0] ?? null
}

function refOf({ id, nome, url }: StringSet) {
  return { id, nome, url }
}

/** With its strings as they are written, by which the page computes on while somebody types. */
function describedOf(set: StringSet) {
  return { ...refOf(set), descricao: writtenSet(set) }
}

function frameOf(
  context: RequestContext,
  query: TensionQuery,
  family: Family | null,
  jogo: StringSet | null,
) {
  const { nome } = context.settings.loja
  const canonical = tensionAddress({
    instrumento: query.jogo === null ? query.instrumento : null,
    jogo: jogo?.id ?? null,
  })
  const what = jogo ? `: ${jogo.nome}` : ''

  return pageFrame(context, {
    nivel: 'pagina',
    title: `Tensão certa${what} | ${nome}`,
    description: `Quanto puxa cada corda${family ? ` ${FAMILIES[family].ofThe}` : ''} na sua escala e na sua afinação, e quais jogos dão a tensão que você quer.`,
    canonical,
    // Any scale, tuning and set is an address: only the tool itself is for search engines.
    indexar: canonical === tensionAddress({}),
    breadcrumb: [{ label: 'Tensão certa', url: tensionAddress({}) }],
  })
}
