import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { DEAD_LETTERS } from '#platform/infrastructure/jobs/open-queues.ts'
import { JOBS } from '#server/jobs/jobs.ts'
import { declaredNames, testTitles } from './declared-names.ts'
import { isTest, sources } from './sources.ts'

// The code speaks the field's words (CONTRIBUTING.md). These grew here and mean nothing to a newcomer.

/** Words of names: a part of a camel-case name, or of one in capitals. */
const NAME_WORDS = new Set(
  [
    ['kept', 'recall', 'told', 'tell', 'tells', 'wanted', 'made', 'facts', 'held', 'sooner', 'anew'],
    ['wish', 'news', 'opinion', 'opinions', 'shelf', 'shelves', 'door', 'room', 'house', 'mend', 'mended'],
    ['forget', 'forgotten', 'patience', 'impatience', 'tired', 'announce', 'manner', 'laid'],
  ].flat(),
)

/** Names that consist of nothing but such a word. */
const WHOLE_NAMES = new Set(['asked', 'gone'])

/** Phrases of comments and of tests' titles. */
const PHRASES =
  /\b(told|anew|(?:for|to|of|by|from) who|lets? go of|mend(?:s|ed|ing)?|opinions?|patience|late part|first sign|standing order|what nobody|nobody in particular)\b/i

/** Endings of Portuguese words that English words don't have. */
const PORTUGUESE =
  /(?:cao|coes|ado|ados|ada|adas|ido|idos|ida|idas|dade|dades|agem|agens|inho|inha|encia|ancia|ivel|avel|eiro|eira|mento|mentos)$/

/** A company's name. */
const PROPER_NAME = /mercado_?pago/i

/** Words of the banks' Pix, of ViaCEP and of a document for customers, and an instrument that has no English name. */
const OTHERS = ['horario', 'localidade', 'promocoesUsadas', 'inscricoes', 'CAVAQUINHO', 'CAVAQUINHO_SET']

const DATA = new Set([
  ...OTHERS,
  ...sources(['contract', 'domain'])
    .filter(({ path }) => !isTest(path))
    .flatMap(({ text }) => wordsIn(text)),
  ...sources(['platform'])
    .filter(({ path }) => path.endsWith('tables.ts'))
    .flatMap(({ text }) => wordsIn(text)),
])

const FILES = sources([
  'contract',
  'domain',
  'platform',
  'storefront',
  'admin',
  'server',
  'demo',
  'tools',
  'tests',
])

// The lists above are what is looked for.
const PARSED = FILES.filter(({ path }) => !path.startsWith('tests/architecture/vocabulary')).map(
  ({ path, text }) => {
    const { program, comments } = parseSync(path, text)

    return { path, program, comments }
  },
)

test('no name has a word that the field does not know', () => {
  const odd = PARSED.flatMap(({ path, program }) =>
    declaredNames(program)
      .filter((name) => WHOLE_NAMES.has(name) || wordsOf(name).some((word) => NAME_WORDS.has(word)))
      .map((name) => `${path}: ${name}`),
  )

  expect(odd).toEqual([])
})

test('a name with a Portuguese ending is data: a word of the contract, of the database or of the rules', () => {
  const odd = PARSED.filter(({ path }) => !isTest(path)).flatMap(({ path, program }) =>
    declaredNames(program)
      .filter(
        (name) =>
          wordsOf(name.replace(PROPER_NAME, '')).some((word) => PORTUGUESE.test(word)) && !isData(name),
      )
      .map((name) => `${path}: ${name}`),
  )

  expect(odd).toEqual([])
})

test('no queue has a word that the field does not know', () => {
  const names = [DEAD_LETTERS, ...JOBS].map(({ name }) => name)

  expect(names.filter((name) => name.split(/[.-]/).some((word) => NAME_WORDS.has(word)))).toEqual([])
})

test('no test has a title that has to be read twice', () => {
  const titles = PARSED.flatMap(({ path, program }) =>
    testTitles(program).map((title) => `${path}: ${title}`),
  )

  expect(titles).not.toEqual([])
  expect(titles.filter((title) => PHRASES.test(title))).toEqual([])
})

test('no comment has a phrase that has to be read twice', () => {
  const odd = PARSED.flatMap(({ path, comments }) =>
    comments.filter(({ value }) => PHRASES.test(value)).map(({ value }) => `${path}: ${value.trim()}`),
  )

  expect(odd).toEqual([])
})

/** Whether the wire says it, be it in the plural or as the id or the state that holds it. */
function isData(name: string): boolean {
  const bare = name.replace(/^_|^(?:id|set)(?=[A-Z])/, '')
  const word = bare.charAt(0).toLowerCase() + bare.slice(1)

  return [name, word, `${word}s`, word.replace(/s$/, ''), word.replace(/ao$/, 'oes')].some((known) =>
    DATA.has(known),
  )
}

function wordsIn(text: string): string[] {
  return text.match(/[a-z]\w*/gi) ?? []
}

/** `keptFiles` and `MOST_FILES` as their words. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
}
