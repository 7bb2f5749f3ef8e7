import { gaugeEnds, joinMeasures } from './query/measures.ts'
import { isPart } from './query/parts.ts'
import { foldWord } from './vocabulary/fold.ts'

/**
 * Version of the search index. Raise it with every change that indexes other words or reads text differently
 * (`searchDocument`, `searchTokens`): shops with an older version then reindex their products.
 */
export const INDEX_VERSION = 4

/** The searchable text of a product, as people wrote it. `descricao` is HTML. */
export type SearchSource = {
  nome: string
  marca: string
  categorias: string[]
  atributos: string[]
  palavrasChave: string[]
  descricao: string
  codigos: string[]
}

/** The words of a product by where they come from, each a string for `to_tsvector('simple', …)`. */
export type SearchDocument = { a: string; b: string; c: string; d: string }

/**
 * Prefixes of marked words in the index. A query for a marked word is answered by the index alone, whereas a query by
 * weight would make PostgreSQL fetch each row. Words of the description are only indexed with their mark, so that a plain
 * word never finds a product that merely mentions it.
 */
export const MARKS = {
  description: 'zz',
  name: 'zn',
  first: 'zh',
  /** The content of a kit or set: `violino` in `Kit violino com estojo`, not in `Kit de manutenção para violino`. */
  partOf: 'zk',
  brand: 'zm',
} as const

/** Indexes only the first words of a description; more would only make the index larger. */
const MAX_DESCRIPTION_WORDS = 600

/** Maximum length of a text, so that no input makes the regular expressions below slow. */
const MAX_TEXT = 20_000

/**
 * Returns the words of a product for the index: `a` name, brand and codes, `b` categories and attributes, `c` keywords,
 * `d` mere mentions: the description, categories of several kinds, parts in attributes. Words are those of
 * `searchTokens`, plus alternative spellings of codes and gauges, plus those of `MARKS`.
 */
export function searchDocument(source: SearchSource): SearchDocument {
  const names = [source.nome, source.marca].flatMap(indexTokens)
  const [mixed, exact] = partitioned(source.categorias, namesSeveral)
  const [parts, properties] = partitioned(source.atributos.flatMap(indexTokens), isPart)
  const mentioned = [...mixed, textOf(source.descricao)].flatMap(searchTokens).slice(0, MAX_DESCRIPTION_WORDS)

  const own = [
    ...names,
    ...source.codigos.flatMap(codeTokens),
    ...marked(MARKS.name, names),
    ...firstWord(source),
    ...contents(source),
    ...marked(MARKS.brand, searchTokens(source.marca)),
  ]
  const classed = [...exact.flatMap(indexTokens), ...properties]
  const keywords = source.palavrasChave.flatMap(keywordTokens)
  const known = new Set([...own, ...classed, ...keywords])

  return {
    a: words(own),
    b: words(classed),
    c: words(keywords),
    d: words(
      marked(
        MARKS.description,
        [...parts, ...mentioned].filter((word) => !known.has(word)),
      ),
    ),
  }
}

function partitioned<T>(all: T[], belongs: (each: T) => boolean): [belonging: T[], others: T[]] {
  return [all.filter(belongs), all.filter((each) => !belongs(each))]
}

/** `Cavaquinhos, violas e bandolins` does not say which of them a product is. */
function namesSeveral(categoria: string) {
  return /,| e /.test(categoria)
}

/**
 * Splits typed and indexed text into tokens, in the same way: lower case, without accents, apostrophes and plurals,
 * model codes joined (`EXL-120` → `exl120`), gauges with three digits (`0,10` → `010`, `10-46` → `010x046`), sizes in
 * one word (`3/4` → `3x4`), notes by their Portuguese names (`corda E` → `corda mi`). Tokens contain only `a`–`z` and
 * digits. Stop words (`de`, `para`) are dropped.
 */
export function searchTokens(text: string): string[] {
  return rawWords(text).map(foldWord)
}

/** Like `searchTokens`, but words keep their plural: for a prefix, which has none yet. */
export function rawWords(text: string): string[] {
  const plain = joinMeasures(plainText(text.slice(0, MAX_TEXT)))
  const all = plain.split(/[^a-z0-9]+/).filter((word) => word !== '')

  return all.map(nameNote).filter((word) => !STOP_WORDS.has(word))
}

/** `dó` without its accent is `do`, a stop word: the note gets its own token. */
const NOTE_DO = 'notado'

const NOTES: Record<string, string> = {
  a: 'la',
  b: 'si',
  c: NOTE_DO,
  d: 're',
  e: 'mi',
  f: 'fa',
  g: 'sol',
}

/** Stop words. Includes `e` and `a`, because `nameNote` has already renamed the notes. */
const STOP_WORDS = new Set(
  'a e o as os um uma uns umas de da do das dos em no na nos nas ao aos por pelo pela para pra pro com que ou'.split(
    ' ',
  ),
)

function nameNote(word: string, position: number, all: string[]): string {
  const note = NOTES[word]
  if (!note || !isStringOrNote(all[position - 1])) return word
  // In `corda e arco`, `e` is a conjunction; in `corda e violino` it is a note.
  if (word === 'e' && isPart(foldWord(all[position + 1] ?? ''))) return word

  return note
}

function isStringOrNote(word: string | undefined) {
  return word === 'corda' || word === 'cordas' || word === 'nota'
}

/**
 * Converts to lower-case ASCII. Replaces words that would lose their meaning without accents first: `dó` is not `do`,
 * and `violã` is not a prefix of `viola`.
 */
function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<!\p{L})dó(?!\p{L})/gu, NOTE_DO)
    .replace(/(?<!\p{L})violã(?!o)/gu, 'violao')
    .replace(/\(([a-g])\)/g, (_, letter: string) => ` ${NOTES[letter]} `)
    .replace(/['’‘`´ʼ′]/g, '')
    .replace(/(?<!\p{L})d\s+(?=add?arr?io)/gu, 'd')
    .replace(/[–—−‑‐]/g, '-')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/⁄/g, '/')
    .replace(/×/g, 'x')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/(?<![a-z0-9])([cps])\/(?=\s|[a-z])/g, (_, letter: string) => ` ${ABBREVIATIONS[letter]} `)
}

const ABBREVIATIONS: Record<string, string> = { c: 'com', p: 'para', s: 'sem' }

/** Adds the ends of a range of gauges, and the joined form of a code in two words (`TG 530`). */
function indexTokens(text: string): string[] {
  const tokens = searchTokens(text)

  return tokens.flatMap((token, i) => {
    const next = tokens[i + 1]
    const joined = next && isSplitCode(token, next) ? [token + next] : []
    return [token, ...gaugeEnds(token), ...joined]
  })
}

/** Returns whether two adjacent words may be one model code: `EXL 120`, `T 635`. */
export function isSplitCode(word: string, next: string): boolean {
  return /^[a-z]{1,4}$/.test(word) && /^\d{1,4}[a-z]{0,3}$/.test(next)
}

/** First words of names whose product is named after them: `Jogo de cravelhas`, `Pedal afinador`. */
const COLLECTIVES = new Set(['kit', 'jogo', 'par', 'conjunto', 'pacote', 'set', 'pedal'])

/** Returns the content of a kit or set by its name: the words before `com` or `para`. */
function contents({ nome }: SearchSource): string[] {
  const [first, ...others] = searchTokens(nome.split(/\s(?:com|para)\s/i)[0] ?? '')

  return first && COLLECTIVES.has(first) ? marked(MARKS.partOf, others) : []
}

/** Adds a code as a whole (`DAD-EXL120` → `dadexl120`) and by its parts. */
function codeTokens(code: string): string[] {
  return [plainText(code).replace(/[^a-z0-9]/g, ''), ...indexTokens(code)]
}

/** A one-letter keyword is a note: `E` has no other meaning in a search. */
function keywordTokens(keyword: string): string[] {
  const letter = keyword.trim().toLowerCase()

  return NOTES[letter] ? [NOTES[letter]] : indexTokens(keyword)
}

/**
 * The first word of a name says what the product is: `Violino …`, as opposed to `Corda … para violino`. Skips a leading
 * brand.
 */
function firstWord({ nome, marca }: SearchSource): string[] {
  const brand = searchTokens(marca)
  const name = searchTokens(nome)
  const first = brand.every((token, i) => name[i] === token) ? (name[brand.length] ?? name[0]) : name[0]

  return marked(MARKS.first, first ? [first] : [])
}

function marked(mark: string, tokens: string[]) {
  return tokens.map((token) => mark + token)
}

function words(tokens: string[]): string {
  return [...new Set(tokens)].filter((token) => token.length > 0 && token.length <= 60).join(' ')
}

const ENTITIES: Record<string, string> = { amp: '&', nbsp: ' ', quot: '"', lt: '<', gt: '>' }

function textOf(html: string): string {
  return html
    .slice(0, MAX_TEXT)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]{2,8}|#\d{1,6});/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? ' ')
}
