import { gaugeEnds, joinMeasures } from './query/measures.ts'
import { isPart } from './query/parts.ts'
import { foldWord } from './vocabulary/fold.ts'

/**
 * The version of what stands in the index. Raise it with every change that gives a product other words or reads a text in another
 * way (`searchDocument`, `searchTokens`): shops that run an older one then index their products anew.
 */
export const INDEX_VERSION = 2

/** What the search knows of a product, as people wrote it. `descricao` is HTML. */
export type SearchSource = {
  nome: string
  marca: string
  categorias: string[]
  atributos: string[]
  palavrasChave: string[]
  descricao: string
  codigos: string[]
}

/** The words of a product by weight, each a string for `to_tsvector('simple', …)`. */
export type SearchDocument = { a: string; b: string; c: string; d: string }

/**
 * Words that the index holds once more, or only, with a mark in front: a query for a marked word is answered by the
 * index alone, where one for a weight makes PostgreSQL fetch each row. Words of the description exist only marked, so
 * that a plain word never finds a product that merely mentions it.
 */
export const MARKS = {
  description: 'zz',
  name: 'zn',
  first: 'zh',
  /** What a kit or a set is of: `violino` in `Kit violino com estojo`, not in `Kit de manutenção para violino`. */
  partOf: 'zk',
  brand: 'zm',
} as const

/** A description says enough in its first words; what follows would only make the index fat. */
const WORDS_OF_DESCRIPTION = 600

/** The longest text that is read, so that no input can make the expressions below slow. */
const LONGEST_TEXT = 20_000

/**
 * The words of a product for the index: `a` name, brand and codes, `b` categories and attributes, `c` keywords,
 * `d` what is only mentioned: the description, categories of several things, parts that attributes name. Words are those of `searchTokens`, plus the other ways in which codes and gauges are typed, plus
 * those of `MARKS`.
 */
export function searchDocument(source: SearchSource): SearchDocument {
  const names = [source.nome, source.marca].flatMap(indexTokens)
  const [mixed, exact] = parted(source.categorias, namesSeveral)
  const [parts, facts] = parted(source.atributos.flatMap(indexTokens), isPart)
  const mentioned = [...mixed, textOf(source.descricao)].flatMap(searchTokens).slice(0, WORDS_OF_DESCRIPTION)

  return {
    a: words([
      ...names,
      ...source.codigos.flatMap(codeTokens),
      ...marked(MARKS.name, names),
      ...firstWord(source),
      ...contents(source),
      ...marked(MARKS.brand, searchTokens(source.marca)),
    ]),
    b: words([...exact.flatMap(indexTokens), ...facts]),
    c: words(source.palavrasChave.flatMap(keywordTokens)),
    d: words(marked(MARKS.description, [...parts, ...mentioned])),
  }
}

function parted<T>(all: T[], belongs: (each: T) => boolean): [belonging: T[], others: T[]] {
  return [all.filter(belongs), all.filter((each) => !belongs(each))]
}

/** `Cavaquinhos, violas e bandolins` says of no product which of them it is. */
function namesSeveral(categoria: string) {
  return /,| e /.test(categoria)
}

/**
 * A text as the search reads it, the same for what is typed and for what is indexed: lower case, without accents,
 * apostrophes and plurals, model codes joined (`EXL-120` → `exl120`), gauges with three digits (`0,10` → `010`,
 * `10-46` → `010x046`), sizes in one piece (`3/4` → `3x4`), notes by their Portuguese names (`corda E` → `corda mi`).
 * Tokens hold only `a`–`z` and digits. Words that say nothing (`de`, `para`) are left out.
 */
export function searchTokens(text: string): string[] {
  return rawWords(text).map(foldWord)
}

/** The same as `searchTokens`, but with words as they are typed: for the beginning of a word, which has no plural yet. */
export function rawWords(text: string): string[] {
  const plain = joinMeasures(plainText(text.slice(0, LONGEST_TEXT)))
  const all = plain.split(/[^a-z0-9]+/).filter((word) => word !== '')

  return all.map(nameNote).filter((word) => !SILENT.has(word))
}

/** `dó` without its accent is `do`, which says nothing: the note gets a word of its own. */
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

/** Without the notes `e` and `a`, which `nameNote` has already renamed where they are notes. */
const SILENT = new Set(
  'a e o as os um uma uns umas de da do das dos em no na nos nas ao aos por pelo pela para pra pro com que ou'.split(
    ' ',
  ),
)

function nameNote(word: string, position: number, all: string[]): string {
  const note = NOTES[word]
  if (!note || !isStringOrNote(all[position - 1])) return word
  // `corda e arco` asks for two things, `corda e violino` for a note.
  if (word === 'e' && isPart(foldWord(all[position + 1] ?? ''))) return word

  return note
}

function isStringOrNote(word: string | undefined) {
  return word === 'corda' || word === 'cordas' || word === 'nota'
}

/** Lower case, ASCII letters; what accents would lose is named before: `dó` is no `do`, and `violã` begins no `viola`. */
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

/** A range of gauges is also found by its ends, a code in two words (`TG 530`) also as one. */
function indexTokens(text: string): string[] {
  const tokens = searchTokens(text)

  return tokens.flatMap((token, i) => {
    const next = tokens[i + 1]
    const joined = next && isSplitCode(token, next) ? [token + next] : []
    return [token, ...gaugeEnds(token), ...joined]
  })
}

/** Whether two neighbouring words may be one model code typed apart: `EXL 120`, `T 635`. */
export function isSplitCode(word: string, next: string): boolean {
  return /^[a-z]{1,4}$/.test(word) && /^\d{1,4}[a-z]{0,3}$/.test(next)
}

/** Words for several things, or for one that is named behind it: `Jogo de cravelhas`, `Pedal afinador`. */
const COLLECTIVES = new Set(['kit', 'jogo', 'par', 'conjunto', 'pacote', 'set', 'pedal'])

/** What the name of a kit or a set says that it is of: all that stands before `com` or `para`. */
function contents({ nome }: SearchSource): string[] {
  const [first, ...others] = searchTokens(nome.split(/\s(?:com|para)\s/i)[0] ?? '')

  return first && COLLECTIVES.has(first) ? marked(MARKS.partOf, others) : []
}

/** A code is found whole (`DAD-EXL120` → `dadexl120`) and by its parts. */
function codeTokens(code: string): string[] {
  return [plainText(code).replace(/[^a-z0-9]/g, ''), ...indexTokens(code)]
}

/** A keyword of one letter is a note: nobody looks for anything else by `E`. */
function keywordTokens(keyword: string): string[] {
  const letter = keyword.trim().toLowerCase()

  return NOTES[letter] ? [NOTES[letter]] : indexTokens(keyword)
}

/** What a name begins with is what the thing is: `Violino …`, against `Corda … para violino`. A brand in front is skipped. */
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
    .slice(0, LONGEST_TEXT)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]{2,8}|#\d{1,6});/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? ' ')
}
