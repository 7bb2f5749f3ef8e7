import { alternativesOf, hasNearSynonyms, LONGEST_SYNONYM } from './search-synonyms.ts'
import { isSplitCode, MARKS, rawWords, searchTokens } from './search-text.ts'

/**
 * One thing that is asked for. Each alternative is a way of saying it, as words that must all occur. `inicio` is a word
 * that is still being typed, or a code whose ending was left off, and finds all that begins with it. `preferida` is what
 * names should rather begin with, where alternatives are not quite the same thing.
 */
export type SearchTerm = { alternativas: string[][]; inicio: string | null; preferida: string | null }

/** More than this nobody means; what follows is left out. */
export const MOST_TERMS = 12

/**
 * The things that a text asks for, at most `MOST_TERMS`, none for a text without words. With `typing`, the last word is
 * also read as the beginning of a word.
 */
export function readSearch(text: string, { typing = false } = {}): SearchTerm[] {
  const tokens = searchTokens(text.slice(0, 200)).slice(0, MOST_TERMS * 2)
  const terms = termsOf(tokens).filter((term, _, all) => all.length === 1 || !isNoise(term))
  const meant = terms.length > 0 ? terms : termsOf(tokens)
  const last = typing ? rawWords(text.slice(0, 200)).at(-1) : undefined

  return meant
    .slice(0, MOST_TERMS)
    .map((term) => ({ ...term, preferida: preferred(term, text) }))
    .map((term, i, all) =>
      last && i === all.length - 1 && !isWhole(last) ? { ...term, inicio: last } : term,
    )
}

/**
 * The word itself, where the catalogue has others that are near it. `cordas` asks for sets and `corda` for single ones,
 * although each finds both.
 */
function preferred({ alternativas }: SearchTerm, text: string): string | null {
  const [words = []] = alternativas
  const all = alternativas.flat()
  if (all.includes('corda') && all.includes('encordoamento'))
    return /\bcorda\b/i.test(text) ? 'corda' : 'encordoamento'

  return hasNearSynonyms(words.join(' ')) ? (words[0] ?? null) : null
}

/** `viola` is whole, although `violao` begins so: who types it is offered no other instrument. */
function isWhole(word: string) {
  return word === 'viola' || word === 'violas'
}

/** What all terms, or the sought ones among them, look like to PostgreSQL. */
export type SearchQueries = {
  /** All terms, in name, brand, codes, categories, attributes and keywords. */
  todos: string
  /** All terms, the description counted in. */
  comDescricao: string
  /** All terms but any one of three or more; empty for fewer, where one alone would be another question. */
  quaseTodos: string
  /** All terms in the name, with brand and codes. */
  noNome: string
}

/** The queries of these terms, each valid input of `::tsquery`; all empty for no terms. */
export function searchQueries(terms: SearchTerm[]): SearchQueries {
  const plain = terms.map((term) => anyOf(term, ''))

  return {
    todos: plain.join(' & '),
    comDescricao: terms.map((term, i) => `(${plain[i]} | ${anyOf(term, MARKS.description)})`).join(' & '),
    quaseTodos:
      plain.length < 3 ? '' : plain.map((_, i) => `(${plain.toSpliced(i, 1).join(' & ')})`).join(' | '),
    noNome: terms.map((term) => anyOf(term, MARKS.name)).join(' & '),
  }
}

/** Names that begin with what is rather meant by this term; null if nothing is. */
export function beginsWithPreferred({ preferida }: SearchTerm): string | null {
  return preferida && quoted(MARKS.first + preferida)
}

/** Names that begin with this term: what is sought is the thing itself, not something for it. */
export function beginsWith({ alternativas, inicio }: SearchTerm): string {
  const first = alternativas.flatMap(([word]) => (word ? [quoted(MARKS.first + word)] : []))

  return `(${[...new Set(first), ...(inicio ? [`${quoted(MARKS.first + inicio)}:*`] : [])].join(' | ')})`
}

/** Longest entries of the synonyms first, then codes typed apart, then single words. */
function termsOf(tokens: string[]): SearchTerm[] {
  const terms: SearchTerm[] = []
  for (let i = 0; i < tokens.length; ) {
    const [term, length] = termAt(tokens, i)
    terms.push(term)
    i += length
  }
  return terms.filter((term, i) => terms.findIndex((other) => sameTerm(term, other)) === i)
}

function termAt(tokens: string[], i: number): [SearchTerm, number] {
  for (let length = Math.min(LONGEST_SYNONYM, tokens.length - i); length > 1; length--) {
    const alternativas = alternativesOf(tokens.slice(i, i + length).join(' '))
    if (alternativas) return [{ alternativas, inicio: null, preferida: null }, length]
  }
  const word = tokens[i] ?? ''
  const next = tokens[i + 1]
  if (next && isSplitCode(word, next) && !alternativesOf(word))
    return [{ alternativas: [[word, next], [word + next]], inicio: null, preferida: null }, 2]

  return [singleWord(word), 1]
}

function singleWord(word: string): SearchTerm {
  if (isCode(word)) return { alternativas: [[word]], inicio: word, preferida: null }
  const known = alternativesOf(word) ?? [[word]]

  return {
    alternativas: isBareGauge(word) ? [...known, [word.padStart(3, '0')]] : known,
    inicio: null,
    preferida: null,
  }
}

/** `ej27` also finds `ej27n`. Measures (`010x046`, `3x4`, `15d5`, `1a`) are whole. */
function isCode(word: string) {
  return word.length >= 3 && /[a-z]\d|\d[a-z]/.test(word) && !/^\d+(?:[xd]\d+|a|corda)$/.test(word)
}

/** `cordas 10` is asked for as often as `cordas 010`; `45` is a bass. */
function isBareGauge(word: string) {
  return /^(?:8|9|10|11|12|13|40|45|50)$/.test(word)
}

const NOISE = new Set(
  'comprar compra preco barato barata promocao loja online melhor melhores bom boa quero qual quanto custa venda novo nova'
    .split(' ')
    .flatMap(searchTokens),
)

/** What shoppers say around the thing that they look for. */
function isNoise({ alternativas }: SearchTerm) {
  const [word, ...others] = alternativas[0] ?? []
  return word !== undefined && others.length === 0 && NOISE.has(word)
}

function sameTerm(a: SearchTerm, b: SearchTerm) {
  return a.alternativas.join() === b.alternativas.join()
}

function anyOf({ alternativas, inicio }: SearchTerm, mark: string): string {
  const ways = alternativas
    .filter(([word, ...others]) => !inicio || others.length > 0 || !word?.startsWith(inicio))
    .map((words) => words.map((word) => quoted(mark + word)).join(' & '))
  const all = inicio ? [...ways, beginning(mark, inicio)] : ways

  return `(${all.map((way) => (way.includes('&') ? `(${way})` : way)).join(' | ')})`
}

/** So many words begin with one or two letters that only those of names are meant. */
function beginning(mark: string, inicio: string) {
  return `${quoted((inicio.length < 3 ? MARKS.name : mark) + inicio)}:*`
}

/** Words hold only `a`–`z` and digits, so the quotes can't be left. */
function quoted(word: string) {
  return `'${word}'`
}
