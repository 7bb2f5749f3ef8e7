import {
  CHOICE_PARAMETERS,
  CHOICE_PATH,
  FEELS,
  LEVELS,
  readChoiceQuery,
  SOUNDS,
} from './choice/choice-query.ts'
import { TAIL_HOLDS } from './compatibility/string-ends.ts'
import { FAMILY_WORDS } from './families/family.ts'
import { LISTENING_PARAMETERS, LISTENING_PATH } from './listening/listening-address.ts'
import { MINE_PATH } from './mine/mine-path.ts'
import { MINE_PARAMETERS, readMyInstrument } from './mine/my-instrument.ts'
import { TUNINGS } from './pitch/tunings.ts'
import { readPracticeTuning, TUNING_PARAMETERS } from './practice/practice-query.ts'
import { practicePath } from './practice/practice-tools.ts'
import { BEATS, BPM, METRONOME_PARAMETERS } from './practice/tempo.ts'
import { readSizeQuestion, SIZE_PARAMETERS, SIZE_PATH } from './sizes/fitting/size-address.ts'
import { readTuning } from './tension/read-tuning.ts'
import {
  readScales,
  readTensionQuery,
  TENSION_PARAMETERS,
  TENSION_PATH,
  unreadProblems,
} from './tension/tension-query.ts'

type Input = Record<string, string>

/** What a tool reads of its address, and what it can't read of an input, as a sentence. */
type Reader = { names: readonly string[]; problem: (input: Input) => string | null }

/**
 * Why a tool can't begin with these parameters, which follow the `?` of its address; null if it reads all of them. The
 * tools themselves leave out what they can't read, so a mistyped one would be seen by nobody.
 */
export function toolParametersProblem(url: string, parametros: string): string | null {
  const given = [...new URLSearchParams(parametros)]
  if (given.length === 0) return null
  const { names, problem } = READERS[url] ?? NOTHING
  if (names.length === 0) return 'Esta ferramenta começa sempre do começo: deixe vazio.'
  const [unknown] = given.find(([name]) => !names.includes(name)) ?? []
  if (unknown !== undefined) return `Esta ferramenta não lê “${unknown}”. Ela lê ${names.join(', ')}.`
  const [empty] = given.find(([, value]) => value.trim() === '') ?? []
  if (empty !== undefined) return `Escreva um valor depois de “${empty}=”.`

  return problem(Object.fromEntries(given))
}

const NOTHING: Reader = { names: [], problem: () => null }

const TUNED: Reader = {
  names: TUNING_PARAMETERS,
  problem: (input) => {
    const { problems } = readPracticeTuning(input, FAMILY_WORDS)

    return familyProblem(input) ?? problems.notas ?? problems.la ?? tuningProblem(input)
  },
}

const READERS: Readonly<Record<string, Reader>> = {
  [CHOICE_PATH]: { names: CHOICE_PARAMETERS, problem: choiceProblem },
  [TENSION_PATH]: { names: TENSION_PARAMETERS, problem: tensionProblem },
  [SIZE_PATH]: { names: SIZE_PARAMETERS, problem: sizeProblem },
  [MINE_PATH]: {
    names: MINE_PARAMETERS,
    problem: (input) =>
      needsFamily(input) ?? familyProblem(input) ?? readMyInstrument(input).problems[0]?.mensagem ?? null,
  },
  [LISTENING_PATH]: { names: LISTENING_PARAMETERS, problem: () => null },
  [practicePath('afinador')]: TUNED,
  [practicePath('diapasao')]: TUNED,
  [practicePath('metronomo')]: {
    names: METRONOME_PARAMETERS,
    problem: ({ bpm, tempos }) => wholeProblem('bpm', bpm, BPM) ?? wholeProblem('tempos', tempos, BEATS),
  },
  '/comparar': { names: ['produtos'], problem: () => null },
}

function choiceProblem(input: Input): string | null {
  const { ate, cordas } = readChoiceQuery(input)

  return (
    familyProblem(input) ??
    wordProblem(input, 'nivel', wordsOf(LEVELS)) ??
    wordProblem(input, 'toque', wordsOf(FEELS)) ??
    wordProblem(input, 'som', wordsOf(SOUNDS)) ??
    wordProblem(input, 'prende', TAIL_HOLDS) ??
    (input['cordas'] !== undefined && cordas === null ? unreadable('cordas', input['cordas'], '6') : null) ??
    (input['ate'] !== undefined && ate === null ? unreadable('ate', input['ate'], '150') : null) ??
    scaleProblemOf(input) ??
    tuningProblem(input)
  )
}

function tensionProblem(input: Input): string | null {
  const query = readTensionQuery(input)
  const wholes = (['jogo', 'atual', 'cordas'] as const).filter(
    (name) => input[name] !== undefined && query[name] === null,
  )
  const [wrong] = wholes
  const [unread] = unreadProblems(input)

  return (
    familyProblem(input) ??
    wordProblem(input, 'prende', TAIL_HOLDS) ??
    (wrong === undefined ? null : unreadable(wrong, input[wrong] ?? '', '6')) ??
    unread ??
    scaleProblemOf(input) ??
    tuningProblem(input)
  )
}

function sizeProblem(input: Input): string | null {
  const { family, invalid } = readSizeQuestion(new URLSearchParams(input))
  const [measure] = Object.entries(invalid)

  return (
    needsFamily(input) ??
    (family ? null : unknownInstrument(input['instrumento'] ?? '')) ??
    (measure ? unreadable(measure[0], measure[1], measure[0] === 'idade' ? '9' : '56,5') : null)
  )
}

function needsFamily({ instrumento }: Input): string | null {
  return instrumento === undefined ? 'Diga primeiro o instrumento, como instrumento=violino.' : null
}

function familyProblem({ instrumento }: Input): string | null {
  return instrumento === undefined || FAMILY_WORDS.some((word) => word === instrumento)
    ? null
    : unknownInstrument(instrumento)
}

function unknownInstrument(word: string): string {
  return `“${word}” não é um instrumento desta ferramenta. Escolha nela o instrumento e cole aqui o endereço.`
}

function wordProblem(input: Input, name: string, words: readonly string[]): string | null {
  const value = input[name]

  return value === undefined || words.includes(value)
    ? null
    : `“${value}” não serve em “${name}”: escreva ${words.slice(0, -1).join(', ')} ou ${words.at(-1)}.`
}

/** Whether a length is one, and one that the instrument is built with; without an instrument it isn't known. */
function scaleProblemOf({ instrumento, escala }: Input): string | null {
  const family = FAMILY_WORDS.find((word) => word === instrumento)

  return family === undefined || escala === undefined ? null : readScales(family, escala).problema
}

function tuningProblem({ instrumento, afinacao, notas }: Input): string | null {
  const family = FAMILY_WORDS.find((word) => word === instrumento)
  const text = notas ?? afinacao
  if (family === undefined || text === undefined) return null
  if (readTuning(family, text, TUNINGS[family][0]?.notas ?? []) !== null) return null

  return `Não dá para ler a afinação “${text}”. Escreva o nome de uma, como ${TUNINGS[family][0]?.nome}.`
}

function wholeProblem(
  name: string,
  text: string | undefined,
  { min, max, usual }: { min: number; max: number; usual: number },
): string | null {
  const value = /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : Number.NaN

  return text === undefined || (value >= min && value <= max)
    ? null
    : `“${name}” vai de ${min} a ${max}, como ${name}=${usual}.`
}

function wordsOf(answers: readonly { valor: string }[]): string[] {
  return answers.map(({ valor }) => valor)
}

function unreadable(name: string, value: string, example: string): string {
  return `Não dá para ler “${value}”. Escreva um número, como ${name}=${example}.`
}
