import { isSplitCode, MARKS, rawWords, searchTokens } from '../search-text.ts'
import { foldWord } from '../vocabulary/fold.ts'
import { INSTRUMENTS, siblingsOf } from '../vocabulary/kinds.ts'
import { isKnownWord, isNote, isQuality, otherGender } from '../vocabulary/known-words.ts'
import { alternativesOf, hasNearSynonyms, LONGEST_SYNONYM, namedAs } from '../vocabulary/synonyms.ts'

/**
 * One thing that is asked for. Each alternative is a way of saying it, as words that must all occur. `inicio` is a word
 * that is still being typed, or a code whose ending was left off, and finds all that begins with it. `preferida` is what
 * names should rather begin with, where alternatives are not quite the same thing.
 */
export type SearchTerm = {
  /** The words of the text that ask for it, as the search reads them. */
  palavras: string[]
  alternativas: string[][]
  inicio: string | null
  preferida: string | null
}

/** What the merchant's own synonyms add: by a stretch of words, what it stands for beside itself. */
export type FurtherSynonyms = ReadonlyMap<string, string[][]>

/** More than this nobody means; what follows is left out. */
export const MAX_TERMS = 12

/**
 * The things that a text asks for, at most `MAX_TERMS`, none for a text without words. With `typing`, the last word is
 * also read as the beginning of a word.
 */
export function readSearch(
  text: string,
  { typing = false, synonyms }: { typing?: boolean; synonyms?: FurtherSynonyms | undefined } = {},
): SearchTerm[] {
  const tokens = searchTokens(text.slice(0, 200)).slice(0, MAX_TERMS * 2)
  const all = termsOf(tokens, (words) => meaningsOf(words, synonyms))
  const telling = all.filter((term) => all.length === 1 || !isNoise(term))
  const meant = telling.length > 0 ? telling : all
  const last = typing ? rawWords(text.slice(0, 200)).at(-1) : undefined
  const single = asksForSingle(tokens)

  return meant
    .slice(0, MAX_TERMS)
    .map((term) => ({ ...term, preferida: preferred(term, single) }))
    .map((term, i, all) =>
      last && i === all.length - 1 && !isWhole(last) ? { ...term, inicio: last } : term,
    )
}

/**
 * The word itself, where the catalogue has others that are near it. Sets of strings come before single ones, unless the text
 * names a string or asks for one by itself.
 */
function preferred({ alternativas }: SearchTerm, single: boolean): string | null {
  const [words = []] = alternativas
  const all = alternativas.flat()
  if (all.includes('corda') && all.includes('encordoamento')) return single ? 'corda' : 'encordoamento'

  const named = namedAs(words.join(' '))
  if (named) return named

  return hasNearSynonyms(words.join(' ')) ? (words[0] ?? null) : null
}

/** Whether these words ask for a single string: by its note, or as `avulsa`. */
export function asksForSingle(tokens: readonly string[]): boolean {
  return tokens.some((token) => isNote(token) || token === 'avulsa' || token === 'avulso')
}

function meaningsOf(words: string, synonyms: FurtherSynonyms | undefined): string[][] | undefined {
  const known = alternativesOf(words)
  const further = synonyms?.get(words)
  if (!further) return known

  return [...(known ?? [words.split(' ')]), ...further]
}

/** `viola` is whole, although `violao` begins so: who types it is offered no other instrument. */
function isWhole(word: string) {
  return word === 'viola' || word === 'violas' || isKnownWord(foldWord(word))
}

/** What all terms, or the sought ones among them, look like to PostgreSQL. */
export type SearchQueries = {
  /** All terms, in name, brand, codes, categories, attributes and keywords. */
  todos: string
  /** All terms, the description counted in. */
  comDescricao: string
  /** All terms in the name, with brand and codes. */
  noNome: string
}

/** The queries of these terms, each valid input of `::tsquery`; all empty for no terms. */
export function searchQueries(
  terms: SearchTerm[],
  /** Which of the terms may stand in a description alone. */
  described: (term: SearchTerm) => boolean = () => true,
): SearchQueries {
  const plain = terms.map((term) => anyOf(term, ''))

  return {
    todos: plain.join(' & '),
    comDescricao: terms
      .map((term, i) => (described(term) ? `(${plain[i]} | ${anyOf(term, MARKS.description)})` : plain[i]))
      .join(' & '),
    noNome: terms.map((term) => anyOf(term, MARKS.name)).join(' & '),
  }
}

/** Names that begin with what is rather meant by this term; null if nothing is. */
export function beginsWithPreferred({ preferida }: SearchTerm): string | null {
  return preferida && quoted(MARKS.first + preferida)
}

/** Names that begin with what does nearly the same as this term; null if nothing does. */
export function beginsWithSibling({ alternativas }: SearchTerm): string | null {
  const siblings = [...new Set(alternativas.flatMap(([word]) => (word ? siblingsOf(word) : [])))]

  return siblings.length > 0 ? siblings.map((word) => quoted(MARKS.first + word)).join(' | ') : null
}

/** Names that this term gives: it begins them, or says what a kit or a set is of (`Jogo de cravelhas`). */
export function calledBy(term: SearchTerm): string {
  return `(${beginsWith(term)} | ${anyOf(term, MARKS.partOf)})`
}

/** Products of a maker that one of these terms names; null if none of them can be a maker's name. */
export function madeBy(terms: readonly SearchTerm[]): string | null {
  return terms.length > 0 ? terms.map((term) => anyOf(term, MARKS.brand)).join(' | ') : null
}

/** Instruments, and kits of an instrument with what belongs to it. */
export const IS_INSTRUMENT = [...INSTRUMENTS]
  .flatMap((word) => [
    quoted(MARKS.first + word),
    `(${quoted(`${MARKS.first}kit`)} & ${quoted(MARKS.partOf + word)})`,
  ])
  .join(' | ')

/** Names that begin with an instrument. */
export const BEGINS_AS_INSTRUMENT = [...INSTRUMENTS].map((word) => quoted(MARKS.first + word)).join(' | ')

/** Names that begin as those of sets of strings do. */
export const BEGINS_AS_SET = ['encordoamento', 'jogo', 'kit']
  .map((word) => quoted(MARKS.first + word))
  .join(' | ')

/** Names that begin with this term: what is sought is the thing itself, not something for it. */
export function beginsWith({ alternativas, inicio }: SearchTerm): string {
  const first = alternativas.flatMap(([word]) => (word ? [quoted(MARKS.first + word)] : []))

  return `(${[...new Set(first), ...(inicio ? [`${quoted(MARKS.first + inicio)}:*`] : [])].join(' | ')})`
}

type Meanings = (words: string) => string[][] | undefined

/** Longest entries of the synonyms first, then codes typed apart, then single words. */
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
  for (let length = Math.min(LONGEST_SYNONYM, tokens.length - i); length > 1; length--) {
    const palavras = tokens.slice(i, i + length)
    const alternativas = meanings(palavras.join(' '))
    if (alternativas) return { palavras, alternativas, inicio: null, preferida: null }
  }
  const word = tokens[i] ?? ''
  const next = tokens[i + 1]
  if (next && isSplitCode(word, next) && !meanings(word))
    return {
      palavras: [word, next],
      alternativas: [[word, next], [word + next]],
      inicio: null,
      preferida: null,
    }

  return singleWord(word, meanings)
}

function singleWord(word: string, meanings: Meanings): SearchTerm {
  const palavras = [word]
  if (isCode(word)) return { palavras, alternativas: [[word]], inicio: word, preferida: null }
  const known = meanings(word) ?? [[word], ...(isQuality(word) ? [[otherGender(word)]] : [])]

  return {
    palavras,
    alternativas: isBareGauge(word) ? [...known, [word.padStart(3, '0')]] : known,
    inicio: null,
    preferida: null,
  }
}

/** `ej27` also finds `ej27n`. Measures (`010x046`, `3x4`, `15d5`, `1a`) are whole. */
export function isCode(word: string): boolean {
  return word.length >= 3 && /[a-z]\d|\d[a-z]/.test(word) && !/^\d+(?:[xd]\d+|a|corda)$/.test(word)
}

/** `cordas 10` is asked for as often as `cordas 010`; `45` is a bass. */
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
  // `violino 3` goes on to `3/4`.
  if (/^\d$/.test(inicio)) return `${quoted(MARKS.name + inicio)}:* | ${quoted(`${inicio}x`)}:*`

  return `${quoted((inicio.length < 3 ? MARKS.name : mark) + inicio)}:*`
}

/** Words hold only `a`–`z` and digits, so the quotes can't be left. */
function quoted(word: string) {
  return `'${word}'`
}
