import type { Tension, TensionInput } from '#contract/catalog/tension.ts'
import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import { type Note, noteLetter } from '#domain/instruments/pitch/note.ts'
import { TUNINGS } from '#domain/instruments/pitch/tunings.ts'
import { usualScales } from '#domain/instruments/sizes/usual-scale.ts'
import { feelOf, warnings } from '#domain/instruments/tension/bearing.ts'
import { findSets } from '#domain/instruments/tension/find-sets.ts'
import { gaugesOf, readGauges } from '#domain/instruments/tension/gauged-set.ts'
import { type ChosenTuning, lettersOf, readTuning } from '#domain/instruments/tension/read-tuning.ts'
import { type SetTension, setTension, type Tuned, withCapo } from '#domain/instruments/tension/set-tension.ts'
import { ownNotes, type StatedSet, stringsEach } from '#domain/instruments/tension/stated-set.ts'
import {
  kindred,
  readScale,
  readTensionQuery,
  type TensionQuery,
  tensionAddress,
} from '#domain/instruments/tension/tension-query.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { cardsOf } from '../product/card.ts'
import { familiesOf, type StringSet, setsById, setsFor, stringTemplates } from './string-sets.ts'

type Content = Tension['conteudo']

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
  const sets = family === null ? [] : await setsFor(context.db, templates, kindred(family))
  const instrument = family === null ? null : instrumentOf(family, query, { input, jogo, atual })
  const present = instrument?.gauged ?? atual
  const found =
    instrument && query.alvo !== null
      ? findSets(
          // Strings of another instrument can be tried on this one, but aren't what to look for.
          sets.filter((set) => set.disponivel && set.family === family),
          instrument.tuned,
          { string: query.corda, kgf: query.alvo },
        ).slice(0, FOUND)
      : null
  const cards = await cardsOf(context, found?.map(({ set }) => set.id) ?? [])

  return {
    estrutura: frameOf(context, query, family, jogo),
    conteudo: {
      instrumentos: families.map((word) => ({ instrumento: word, nome: FAMILIES[word].nome })),
      instrumento: family,
      escala: instrument?.tuned.scaleMm ?? 0,
      afinacao: instrument && {
        nome: instrument.tuning.nome,
        notas: instrument.tuning.notas.map(noteLetter),
      },
      la: query.la,
      capo: family !== null && FAMILIES[family].bowed ? 0 : query.capo,
      corda: query.corda,
      alvo: query.alvo,
      escalas: family === null ? [] : [...usualScales(family)],
      afinacoes:
        family === null ? [] : TUNINGS[family].map(({ nome, notas }) => ({ nome, notas: lettersOf(notas) })),
      jogos: sets.map((set) => ({ ...refOf(set), instrumento: set.family })),
      problemas: instrument?.problems ?? [],
      jogo: jogo && refOf(jogo),
      atual: atual && refOf(atual),
      calibres: instrument?.gauged ? query.calibres : '',
      tensao: family && instrument && jogo ? tensionOf(family, query, instrument.tuned, jogo, present) : null,
      encontrados:
        found?.flatMap(({ set, kgf, tension }) => {
          const produto = cards.find(({ id }) => id === set.id)
          return produto ? [{ produto, kg: rounded(kgf), ...balanceOf(tension) }] : []
        }) ?? null,
    },
  }
}

function familyOf({ instrumento }: TensionQuery, jogo: StringSet | null, families: readonly Family[]) {
  if (instrumento !== null && (families.includes(instrumento) || jogo)) return instrumento

  return jogo?.family ?? families.find((family) => family === 'guitarra') ?? families[0] ?? null
}

type Chosen = { input: TensionInput; jogo: StringSet | null; atual: StringSet | null }

/** The instrument in its tuning, and what of the request could not be taken. */
function instrumentOf(family: Family, query: TensionQuery, { input, jogo, atual }: Chosen) {
  const scale = readScale(family, input.escala ?? '')
  const own: readonly Note[] = jogo ? ownNotes(jogo) : (TUNINGS[family][0]?.notas ?? [])
  const read = query.afinacao === '' ? null : readTuning(family, query.afinacao, own)
  const tuning: ChosenTuning = read ?? ownTuning(family, own)
  const tuned: Tuned = { scaleMm: scale.mm, notes: tuning.notas, reference: query.la }
  const gauged = query.calibres === '' ? null : readGauges(family, query.calibres, tuning.notas)

  return {
    tuned,
    tuning,
    gauged,
    problems: [
      ...(scale.problema ? [scale.problema] : []),
      ...(query.afinacao !== '' && read === null
        ? [
            `Não entendi a afinação “${query.afinacao}”. Escreva uma nota por corda, da mais grave à mais aguda, como ${lettersOf(own)}.`,
          ]
        : []),
      ...(query.calibres !== '' && gauged === null ? [gaugeProblem(family, query.calibres, tuning)] : []),
      ...[jogo, atual].flatMap((set) => (set ? countProblem(set, tuning) : [])),
    ],
  }
}

function gaugeProblem(family: Family, written: string, { notas }: ChosenTuning): string {
  const usual = gaugesOf(family)
  if (!usual) return `Pelos calibres não se sabe a tensão das cordas ${FAMILIES[family].ofThe}.`

  return `Não entendi os calibres “${written}”. Escreva ${notas.length}, da primeira corda à última, como ${usual.example}.`
}

/** The set's own notes, by the name that they have. */
function ownTuning(family: Family, notas: readonly Note[]): ChosenTuning {
  return readTuning(family, lettersOf(notas), notas) ?? { nome: null, notas }
}

function countProblem(set: StringSet, { notas }: ChosenTuning): string[] {
  const courses = ownNotes(set).length
  if (courses === notas.length) return []

  return [`${set.nome} tem ${courses} cordas, e a afinação ${notas.length} notas.`]
}

function tensionOf(
  family: Family,
  { capo }: TensionQuery,
  tuned: Tuned,
  jogo: StringSet,
  atual: StatedSet | null,
): Content['tensao'] {
  const tension = setTension(jogo, tuned)
  if (tension === null) return null
  const before = atual && setTension(atual, tuned)
  const isCourse = tension.strings.length === tuned.notes.length

  return {
    ...balanceOf(tension),
    totalAtual: rounded(before?.total ?? null),
    proporcaoAtual: rounded(before?.ratio ?? null),
    linhas: tension.strings.map(({ string: { diameter, materials }, note, kgf }, i) => ({
      descricao: [...(diameter ? [diameter.text] : []), ...materials].join(' · '),
      nota: noteLetter(note),
      soa: noteLetter(FAMILIES[family].bowed ? note : withCapo(note, capo)),
      kg: rounded(kgf),
      atual: rounded(before?.strings[i]?.kgf ?? null),
      // Octave strings of a course are made lighter than others.
      sensacao: kgf !== null && isCourse ? feelOf(family, kgf) : null,
    })),
    avisos:
      tension.total === null
        ? []
        : warnings({
            family,
            strings: tension.strings.length * stringsEach(jogo),
            total: tension.total,
            present: before?.total ?? null,
          }),
  }
}

function balanceOf({ total, ratio }: SetTension) {
  return { total: rounded(total), proporcao: rounded(ratio) }
}

function refOf({ id, nome, url }: StringSet) {
  return { id, nome, url }
}

/** To the hundredth: more than any maker measures. */
function rounded(value: number): number
function rounded(value: number | null): number | null
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
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
