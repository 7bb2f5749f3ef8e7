import { FAMILIES, type Family } from '../families/family.ts'
import { midiOf, type Note, noteLetter } from '../pitch/note.ts'
import { countStrings, isPaired } from '../pitch/tunings.ts'
import { baritoneTuned, usualTuning } from '../sizes/baritone.ts'
import { sizeNamed, sizeOfScale, sizesOf } from '../sizes/sizes.ts'
import { hasOwnStrings } from '../sizes/sizes-sold.ts'
import { usualScaleTuned } from '../sizes/usual-scale.ts'
import { feelOf, warnings } from './bearing.ts'
import { gaugesOf, readGauges } from './gauged-set.ts'
import { ownScale } from './own-scale.ts'
import { raisedWarnings } from './raised.ts'
import { type ChosenTuning, lettersOf, othersOf, readTuning } from './read-tuning.ts'
import { searchedTuning } from './searched-tuning.ts'
import { type SetTension, type StringTension, setTension, type Tuned, withCapo } from './set-tension.ts'
import { ownNotes, type SizedSet, type StatedSet, stringCount } from './stated-set.ts'
import { readScales, readTensionQuery, type TensionParameter, unreadProblems } from './tension-query.ts'

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
  // The strings that are on the instrument say what it is, until others are chosen.
  const strung = jogo ?? atual
  const own = strung ? ownNotes(strung) : usualNotes(family, input.escala ?? '')
  const said = strung && stringCount(strung)
  const read = query.afinacao === '' ? null : readTuning(family, query.afinacao, own, said)
  const named = read ?? ownTuning(family, own, said)
  const strings = said ?? countStrings(named)
  // A set of twelve has its pairs in a tuning of six notes, too.
  const tuning =
    countStrings(named) === strings
      ? named
      : { ...named, others: othersOf(family, named.notas.length, strings) }
  const searched = searchedTuning(family, tuning, query.cordas)
  const searchedStrings = query.cordas === null ? strings : countStrings(searched)
  const usual = strung ? scaleOfStrung(family, strung, read) : usualScaleTuned(family, tuning.notas)
  const scale = readScales(family, input.escala ?? '', usual)
  const { bassMm } = scale
  const tuned = { scaleMm: scale.mm, bassMm, notes: tuning.notas, reference: query.la, strings }
  const gauged = query.calibres === '' ? null : readGauges(family, query.calibres, tuning)
  const capo = FAMILIES[family].bowed ? 0 : query.capo

  return {
    tuned,
    searched: { bassMm, notes: searched.notas, reference: query.la, strings: searchedStrings },
    escala: scale.mm,
    escalaGrave: bassMm,
    afinacao: answeredTuning(tuning),
    procura: {
      cordas: searchedStrings,
      cordasDaAfinacao: strings,
      afinacao: answeredTuning(searched),
    },
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
      ...[jogo, gauged ? null : atual].flatMap((set) => (set ? countProblem(set, named) : [])),
      ...(jogo ? sizeProblem(jogo, scale.mm) : []),
    ],
    tensao: jogo && tensionOf(jogo, gauged ?? atual, { family, tuned, capo }),
  }
}

/** Without a set, an instrument of a length is in the usual tuning of those that are so long. */
function usualNotes(family: Family, written: string): readonly Note[] {
  const scale = written.trim() === '' ? null : readScales(family, written)
  const scaleMm = scale && scale.problema === null ? scale.mm : null
  const size = scaleMm === null ? undefined : sizeOfScale(family, scaleMm)
  const tuning = usualTuning(family, { size: size?.nome ?? null, scaleMm, strings: null })

  return tuning?.notas ?? []
}

/** That of the set; but whoever says a baritone's tuning has a baritone, whatever set is tried on it. */
function scaleOfStrung(family: Family, strung: NamedSet, said: ChosenTuning | null): number {
  const own = baritoneTuned(family, ownNotes(strung))
  const baritone = said && !own ? baritoneTuned(family, said.notas) : null
  if (baritone) return baritone.usualMm

  return strung.family === family
    ? ownScale(strung)
    : usualScaleTuned(family, said?.notas ?? ownNotes(strung))
}

function answeredTuning(tuning: ChosenTuning) {
  return { nome: tuning.nome, notas: tuning.notas.map(noteLetter), pares: isPaired(tuning) }
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

function gaugeProblem(family: Family, written: string, tuning: ChosenTuning): string {
  const usual = gaugesOf(family)
  if (!usual) return `Pelos calibres não se sabe a tensão das cordas ${FAMILIES[family].ofThe}.`
  const [courses, strings] = [tuning.notas.length, countStrings(tuning)]
  const count = courses === strings ? courses : `${courses} ou ${strings}`

  return `Não entendi os calibres “${written}”. Escreva ${count}, da primeira corda à última, como ${usual.example}.`
}

/** The set's own notes, by the name that they have. */
function ownTuning(family: Family, notas: readonly Note[], strings: number | null): ChosenTuning {
  return readTuning(family, lettersOf(notas), notas, strings) ?? { nome: null, notas, others: [] }
}

/** A set of pairs serves in a tuning of single strings, and not the other way round. */
function countProblem(set: NamedSet, tuning: ChosenTuning): string[] {
  const courses = ownNotes(set).length
  if (courses !== tuning.notas.length)
    return [`${set.nome} tem ${courses} cordas, e a afinação ${tuning.notas.length} notas.`]
  const [strings, tuned] = [stringCount(set), countStrings(tuning)]

  return strings < tuned ? [`${set.nome} tem ${strings} cordas, e a afinação é de ${tuned}.`] : []
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
  const strings = stringCount(jogo)
  const today = tension.strings.map(before ? sameString(before) : () => null)

  return {
    ...balanceOf(tension),
    totalAtual: hundredths(before?.total ?? null),
    proporcaoAtual: hundredths(before?.ratio ?? null),
    linhas: tension.strings.map(({ string: { diameter, materials }, note, kgf }, i) => ({
      descricao: [...(diameter ? [diameter.text] : []), ...materials].join(' · '),
      nota: noteLetter(note),
      soa: noteLetter(withCapo(note, capo)),
      kg: hundredths(kgf),
      atual: hundredths(today[i]?.kgf ?? null),
      // What players like is known of single strings: those of pairs are made lighter.
      sensacao: kgf !== null && strings === tuned.notes.length ? feelOf(family, kgf) : null,
    })),
    avisos: [
      ...raisedWarnings(jogo, tension),
      ...(tension.total === null
        ? []
        : warnings({
            family,
            stringsFor: jogo.family,
            strings,
            total: tension.total,
            // Twelve strings pull more than six, whatever they are.
            present: atual && stringCount(atual) === strings ? (before?.total ?? null) : null,
          })),
    ],
  }
}

/**
 * Returns a function from the strings of a set, in their order, to those that are on the instrument in their place: of
 * the same course on the same note. The strings of a course in unison have one each, if as many are described.
 */
function sameString({ strings }: SetTension): (string: StringTension) => StringTension | null {
  const taken = new Set<StringTension>()

  return ({ course, note }) => {
    const alike = strings.filter((each) => each.course === course && midiOf(each.note) === midiOf(note))
    const found = alike.find((each) => !taken.has(each)) ?? alike[0] ?? null
    if (found) taken.add(found)

    return found
  }
}
