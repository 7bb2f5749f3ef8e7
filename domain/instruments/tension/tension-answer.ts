import { FAMILIES, type Family } from '../families/family.ts'
import { type Note, noteLetter } from '../pitch/note.ts'
import { TUNINGS } from '../pitch/tunings.ts'
import { sizeNamed, sizesOf } from '../sizes/sizes.ts'
import { hasOwnStrings } from '../sizes/sizes-sold.ts'
import { feelOf, warnings } from './bearing.ts'
import { gaugesOf, readGauges } from './gauged-set.ts'
import { ownScale } from './own-scale.ts'
import { type ChosenTuning, lettersOf, readTuning } from './read-tuning.ts'
import { type SetTension, setTension, type Tuned, withCapo } from './set-tension.ts'
import { ownNotes, type SizedSet, type StatedSet, stringsEach } from './stated-set.ts'
import { readScale, readTensionQuery, type TensionParameter, unreadProblems } from './tension-query.ts'

/** A set with its name, for sentences about it. */
type NamedSet = SizedSet & { nome: string }

/** What is written of an instrument and its tuning, and the chosen sets. */
type TensionQuestion = {
  family: Family
  input: Partial<Record<TensionParameter, string>>
  jogo: NamedSet | null
  atual: NamedSet | null
}

/**
 * Computes all that the page says of a set on an instrument in its tuning: on the server, and in the browser while
 * somebody types. What can't be read is left out, and `problemas` say why.
 */
export function tensionAnswer({ family, input, jogo, atual }: TensionQuestion) {
  const query = readTensionQuery(input)
  const scale = readScale(family, input.escala ?? '', jogo?.family === family ? ownScale(jogo) : undefined)
  const own: readonly Note[] = jogo ? ownNotes(jogo) : (TUNINGS[family][0]?.notas ?? [])
  const read = query.afinacao === '' ? null : readTuning(family, query.afinacao, own)
  const tuning: ChosenTuning = read ?? ownTuning(family, own)
  const tuned: Tuned = { scaleMm: scale.mm, notes: tuning.notas, reference: query.la }
  const gauged = query.calibres === '' ? null : readGauges(family, query.calibres, tuning.notas)
  const capo = FAMILIES[family].bowed ? 0 : query.capo

  return {
    tuned,
    escala: scale.mm,
    afinacao: { nome: tuning.nome, notas: tuning.notas.map(noteLetter) },
    la: query.la,
    capo,
    calibres: gauged ? query.calibres : '',
    problemas: [
      ...(scale.problema ? [scale.problema] : []),
      ...unreadProblems(input),
      ...(query.afinacao !== '' && read === null
        ? [
            `Não entendi a afinação “${query.afinacao}”. Escreva uma nota por corda, da mais grave à mais aguda, como ${lettersOf(own)}.`,
          ]
        : []),
      ...(query.calibres !== '' && gauged === null ? [gaugeProblem(family, query.calibres, tuning)] : []),
      ...[jogo, atual].flatMap((set) => (set ? countProblem(set, tuning) : [])),
      ...(jogo ? sizeProblem(jogo, scale.mm) : []),
    ],
    tensao: jogo && tensionOf(jogo, gauged ?? atual, { family, tuned, capo }),
  }
}

/** A set's tension as a whole, to the hundredth. */
export function balanceOf({ total, ratio }: SetTension) {
  return { total: hundredths(total), proporcao: hundredths(ratio) }
}

/** More than any maker measures. */
export function hundredths(value: number): number
export function hundredths(value: number | null): number | null
export function hundredths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
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

function countProblem(set: NamedSet, { notas }: ChosenTuning): string[] {
  const courses = ownNotes(set).length
  if (courses === notas.length) return []

  return [`${set.nome} tem ${courses} cordas, e a afinação ${notas.length} notas.`]
}

/** Of a set that is sold in this size too, but described in a larger one. */
function sizeProblem(set: NamedSet, scaleMm: number): string[] {
  const sizes = sizesOf(set.family).filter(({ scaleMm: [min, max] }) => scaleMm >= min && scaleMm <= max)
  const sold = new Set(set.sizes.map((name) => sizeNamed(set.family, name)))
  const [size] = sizes.filter((each) => sold.has(each))
  if (!size || !sizes.every((each) => hasOwnStrings(set, each))) return []

  return [
    `${set.nome} é vendido por tamanho, e a ficha descreve as cordas do tamanho inteiro: as do ${size.nome} são mais pesadas, e quanto puxam o fabricante não diz.`,
  ]
}

type Strung = { family: Family; tuned: Tuned; capo: number }

function tensionOf(jogo: StatedSet, atual: StatedSet | null, { family, tuned, capo }: Strung) {
  const tension = setTension(jogo, tuned)
  if (tension === null) return null
  const before = atual && setTension(atual, tuned)
  const isCourse = tension.strings.length === tuned.notes.length

  return {
    ...balanceOf(tension),
    totalAtual: hundredths(before?.total ?? null),
    proporcaoAtual: hundredths(before?.ratio ?? null),
    linhas: tension.strings.map(({ string: { diameter, materials }, note, kgf }, i) => ({
      descricao: [...(diameter ? [diameter.text] : []), ...materials].join(' · '),
      nota: noteLetter(note),
      soa: noteLetter(withCapo(note, capo)),
      kg: hundredths(kgf),
      atual: hundredths(before?.strings[i]?.kgf ?? null),
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
