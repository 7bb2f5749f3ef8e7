import { isSplitCode, MARKS, rawWords, searchTokens } from '../search-text.ts'
import { foldWord } from '../vocabulary/fold.ts'
import { INSTRUMENTS, siblingsOf } from '../vocabulary/kinds.ts'
import { isKnownWord, isNote, isQuality, otherGender } from '../vocabulary/known-words.ts'
import { alternativesOf, hasNearSynonyms, MAX_SYNONYM_WORDS, namedAs } from '../vocabulary/synonyms.ts'

/**
 * One search term. Each alternative is a list of words that must all occur. `prefix` is a word still being typed, or a
 * code without its ending; it matches as a prefix. `preferred` is the preferred first word of a name, where
 * alternatives are not exact synonyms.
 */
export type SearchTerm = {
  /** The tokens of the text that form the term. */
  palavras: string[]
  alternatives: string[][]
  prefix: string | null
  preferred: string | null
}

/** The merchant's own synonyms: a phrase, and its additional alternatives. */
export type FurtherSynonyms = ReadonlyMap<string, string[][]>

/** Maximum number of terms; the rest is ignored. */
export const MAX_TERMS = 12

/**
 * Reads the terms of a text, at most `MAX_TERMS`, none for a text without words. With `typing`, the last word also
 * matches as a prefix.
 */
export function readSearch(
  text: string,
  { typing = false, synonyms }: { typing?: boolean; synonyms?: FurtherSynonyms | undefined } = {},
): SearchTerm[] {
  const tokens = searchTokens(text.slice(0, 200)).slice(0, MAX_TERMS * 2)
  const all = termsOf(tokens, (words) => meaningsOf(words, synonyms))
  const significant = all.filter((term) => all.length === 1 || !isNoise(term))
  const meant = significant.length > 0 ? significant : all
  const last = typing ? rawWords(text.slice(0, 200)).at(-1) : undefined
  const single = asksForSingle(tokens)

  return meant
    .slice(0, MAX_TERMS)
    .map((term) => ({ ...term, preferred: preferred(term, single) }))
    .map((term, i, all) =>
      last && i === all.length - 1 && !isWhole(last) ? { ...term, prefix: last } : term,
    )
}

/**
 * Returns the word itself if the catalogue has near synonyms of it. Sets of strings come before single ones, unless the
 * text names a note or asks for a single string.
 */
function preferred({ alternatives }: SearchTerm, single: boolean): string | null {
  const [words = []] = alternatives
  const all = alternatives.flat()
  if (all.includes('corda') && all.includes('encordoamento')) return single ? 'corda' : 'encordoamento'

  const named = namedAs(words.join(' '))
  if (named) return named

  return hasNearSynonyms(words.join(' ')) ? (words[0] ?? null) : null
}

/** Returns whether the words ask for a single string: by its note, or with `avulsa`. */
export function asksForSingle(tokens: readonly string[]): boolean {
  return tokens.some((token) => isNote(token) || token === 'avulsa' || token === 'avulso')
}

function meaningsOf(words: string, synonyms: FurtherSynonyms | undefined): string[][] | undefined {
  const known = alternativesOf(words)
  const further = synonyms?.get(words)
  if (!further) return known

  return [...(known ?? [words.split(' ')]), ...further]
}

/** `viola` is complete although it is a prefix of `violao`: a viola player should not be offered another instrument. */
function isWhole(word: string) {
  return word === 'viola' || word === 'violas' || isKnownWord(foldWord(word))
}

/** PostgreSQL queries for the terms. */
export type SearchQueries = {
  /** All terms, in name, brand, codes, categories, attributes and keywords. */
  all: string
  /** All terms, in the description too. */
  withDescription: string
  /** All terms in the name, with brand and codes. */
  inName: string
}

/** Returns the queries for these terms, each valid input of `::tsquery`; all empty without terms. */
export function searchQueries(
  terms: SearchTerm[],
  /** Returns whether a term may match in the description only. */
  described: (term: SearchTerm) => boolean = () => true,
): SearchQueries {
  const plain = terms.map((term) => anyOf(term, ''))

  return {
    all: plain.join(' & '),
    withDescription: terms
      .map((term, i) => (described(term) ? anyOf(term, '', MARKS.description) : plain[i]))
      .join(' & '),
    inName: terms.map((term) => anyOf(term, MARKS.name)).join(' & '),
  }
}

/** Matches names that begin with the preferred word of this term; null if there is none. */
export function beginsWithPreferred({ preferred }: SearchTerm): string | null {
  return preferred && quoted(MARKS.first + preferred)
}

/** Matches names that begin with a substitute for this term; null if there is none. */
export function beginsWithSibling({ alternatives }: SearchTerm): string | null {
  const siblings = [...new Set(alternatives.flatMap(([word]) => (word ? siblingsOf(word) : [])))]

  return siblings.length > 0 ? siblings.map((word) => quoted(MARKS.first + word)).join(' | ') : null
}

/** Matches names of this kind of product: they begin with the term, or are a kit or set of it (`Jogo de cravelhas`). */
export function ofKind(term: SearchTerm): string {
  return `(${beginsWith(term)} | ${anyOf(term, MARKS.partOf)})`
}

/** Matches products whose brand is one of these terms; null without terms. */
export function ofBrand(terms: readonly SearchTerm[]): string | null {
  return terms.length > 0 ? terms.map((term) => anyOf(term, MARKS.brand)).join(' | ') : null
}

/** Instruments, and kits that contain an instrument. */
export const IS_INSTRUMENT = [...INSTRUMENTS]
  .flatMap((word) => [
    quoted(MARKS.first + word),
    `(${quoted(`${MARKS.first}kit`)} & ${quoted(MARKS.partOf + word)})`,
  ])
  .join(' | ')

/** Names that begin with an instrument. */
export const BEGINS_AS_INSTRUMENT = [...INSTRUMENTS].map((word) => quoted(MARKS.first + word)).join(' | ')

/** Names that begin like those of string sets. */
export const BEGINS_AS_SET = ['encordoamento', 'jogo', 'kit']
  .map((word) => quoted(MARKS.first + word))
  .join(' | ')

/** Matches names that begin with this term: the product itself, not an accessory for it. */
export function beginsWith({ alternatives, prefix }: SearchTerm): string {
  const first = alternatives.flatMap(([word]) => (word ? [quoted(MARKS.first + word)] : []))

  return `(${[...new Set(first), ...(prefix ? [`${quoted(MARKS.first + prefix)}:*`] : [])].join(' | ')})`
}

type Meanings = (words: string) => string[][] | undefined

/** Tries the longest synonyms first, then split codes, then single words. */
function termsOf(tokens: string[], meanings: Meanings): SearchTerm[] {
  const terms: SearchTerm[] = []
  for (let i = 0; i < tokens.length; ) {
    const term = termAt(tokens, i, meanings)
    terms.push(term)
    i += term.palavras.length
  }
  return terms.filter((term, i) => terms.findIndex((other) => sameTerm(term, other)) === i)
}

function termAt(tokens: string[], i: number, meanings: Meanings): SearchTerm {
  for (let length = Math.min(MAX_SYNONYM_WORDS, tokens.length - i); length > 1; length--) {
    const palavras = tokens.slice(i, i + length)
    const alternatives = meanings(palavras.join(' '))
    if (alternatives) return { palavras, alternatives, prefix: null, preferred: null }
  }
  const word = tokens[i] ?? ''
  const next = tokens[i + 1]
  if (next && isSplitCode(word, next) && !meanings(word))
    return {
      palavras: [word, next],
      alternatives: [[word, next], [word + next]],
      prefix: null,
      preferred: null,
    }

  return singleWord(word, meanings)
}

function singleWord(word: string, meanings: Meanings): SearchTerm {
  const palavras = [word]
  if (isCode(word)) return { palavras, alternatives: [[word]], prefix: word, preferred: null }
  const known = meanings(word) ?? [[word], ...(isQuality(word) ? [[otherGender(word)]] : [])]

  return {
    palavras,
    alternatives: isBareGauge(word) ? [...known, [word.padStart(3, '0')]] : known,
    prefix: null,
    preferred: null,
  }
}

/** `ej27` also matches `ej27n`. Measures (`010x046`, `3x4`, `15d5`, `1a`) match exactly. */
export function isCode(word: string): boolean {
  return word.length >= 3 && /[a-z]\d|\d[a-z]/.test(word) && !/^\d+(?:[xd]\d+|a|corda)$/.test(word)
}

/** People type `cordas 10` as often as `cordas 010`; `45` is a bass gauge. */
function isBareGauge(word: string) {
  return /^(?:8|9|10|11|12|13|40|45|50)$/.test(word)
}

const NOISE = new Set(
  [
    'comprar compra preco valor barato barata promocao oferta loja online melhor melhores bom boa quero queria preciso',
    'qual quais quanto quantos custa custam venda vende vendem vendo voce voces tem teria novo nova meu minha primeiro',
    'primeira tamanho presente ideal indicado recomendado dica tipo marca modelo produto produtos mais menos so algum alguma the for and',
    'procuro busco gostaria favor por tocar toca instrumento musical musica ai em pronta entrega instrumentos',
  ]
    .join(' ')
    .split(' ')
    .flatMap(searchTokens),
)

/** Filler words around the actual search. */
function isNoise({ alternatives }: SearchTerm) {
  const [word, ...others] = alternatives[0] ?? []
  return word !== undefined && others.length === 0 && NOISE.has(word)
}

function sameTerm(a: SearchTerm, b: SearchTerm) {
  return a.alternatives.join() === b.alternatives.join()
}

/** Matches one of the term's alternatives, each word of it with any of the marks. */
function anyOf({ alternatives, prefix }: SearchTerm, ...marks: string[]): string {
  const ways = alternatives
    .filter(([word, ...others]) => !prefix || others.length > 0 || !word?.startsWith(prefix))
    .map((words) => words.map((word) => either(marks.map((mark) => quoted(mark + word)))).join(' & '))
  const all = prefix ? [...ways, ...marks.map((mark) => beginning(mark, prefix))] : ways

  return `(${all.map((way) => (way.includes('&') ? `(${way})` : way)).join(' | ')})`
}

function either([only, ...others]: string[]): string {
  return others.length === 0 ? (only ?? '') : `(${[only, ...others].join(' | ')})`
}

/** One or two letters match too many words, so only words of names count. */
function beginning(mark: string, prefix: string) {
  // `violino 3` may become `3/4`.
  if (/^\d$/.test(prefix)) return `${quoted(MARKS.name + prefix)}:* | ${quoted(`${prefix}x`)}:*`

  return `${quoted((prefix.length < 3 ? MARKS.name : mark) + prefix)}:*`
}

/** Words contain only `a`–`z` and digits, so no escaping is needed. */
function quoted(word: string) {
  return `'${word}'`
}
