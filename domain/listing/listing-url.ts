import { SLUG, slugOf } from '../format/slug.ts'
import { readShopUrl } from '../urls/shop-url.ts'
import { type ListingOrder, orderOfSlug, slugOfOrder } from './listing-order.ts'
import { parsePage } from './pagination.ts'

/** A price range in whole reais, inclusive; null is open. */
export type PriceRange = { de: number | null; ate: number | null }

/** From one number to another, inclusive, in the unit of the attribute's field; null is open. */
export type NumberRange = { de: number | null; ate: number | null }

/** Filters of a listing. Values of one filter are combined by OR, filters by AND. */
export type ListingFilters = {
  marca: readonly string[]
  preco: readonly PriceRange[]
  /** By attribute: its URL word, and those of its values. */
  valores: ReadonlyMap<string, readonly string[]>
  /** By attribute: from which number to which; any of them will do. */
  faixas: ReadonlyMap<string, readonly NumberRange[]>
  /** Minimum number of stars. */
  avaliacao: readonly number[]
  disponivel: boolean
  oferta: boolean
  freteGratis: boolean
  /** The code of an instrument that products have to fit (`instrumentCode`). */
  serve: string | null
}

/** A parsed listing URL. Null stands for the shop's default. */
export type ListingAddress = {
  path: string
  q: string | null
  filtros: ListingFilters
  ordem: ListingOrder | null
  pg: number
  ipp: number | null
}

export const NO_FILTERS: ListingFilters = {
  marca: [],
  preco: [],
  valores: new Map(),
  faixas: new Map(),
  avaliacao: [],
  disponivel: false,
  oferta: false,
  freteGratis: false,
  serve: null,
}

/** Query parameters of a listing, apart from attributes. */
export const LISTING_PARAMETERS = [
  'q',
  'marca',
  'preco',
  'avaliacao',
  'disponivel',
  'oferta',
  'frete-gratis',
  'serve',
  'ordem',
  'pg',
  'ipp',
] as const

/** Words that an attribute can't have in a URL, because they already have a meaning there. */
const RESERVED = new Set<string>([
  ...LISTING_PARAMETERS,
  ...['debug', 'gclid', 'fbclid', 'busca', 'order', 'offset', 'limit', 'sku', 'exemplar'],
])

const MAX_PAGE_SIZE = 96
/** No shopper selects more values or filters than these by clicking. */
const MAX_VALUES = 40
const MAX_FILTERS = 20

/** What an instrument's code looks like; which codes exist is not known here. */
const CODE = /^[a-z0-9][a-z0-9.-]{1,59}$/

/** Returns the URL word of an attribute by its label: `Tamanho do corpo` is `tamanho-do-corpo`. */
export function attributeKeyOf(label: string): string {
  const slug = slugOf(label)

  return RESERVED.has(slug) ? `atributo-${slug}` : slug
}

/**
 * Parses `/cordas?marca=elixir&preco=50-100&ordem=menor-preco&pg=2`. Ignores invalid values. Keeps every word that
 * could be an attribute, because attributes are not known here. Throws `PageNumberError` for a `pg` that is not a
 * number.
 */
export function parseListingUrl(url: string): ListingAddress {
  const { pathname, searchParams } = readShopUrl(url)
  const values = (key: string) => unique(searchParams.getAll(key).filter((value) => SLUG.test(value)))
  const on = (key: string) => searchParams.getAll(key).includes('1')

  return {
    path: normalPath(pathname),
    q: searchParams.get('q'),
    filtros: {
      marca: values('marca'),
      preco: unique(searchParams.getAll('preco')).flatMap(parseRange).sort(byRange),
      valores: attributeFilters(searchParams, values),
      faixas: rangeFilters(searchParams),
      avaliacao: searchParams.getAll('avaliacao').filter(isRating).map(Number).sort().slice(0, 1),
      disponivel: on('disponivel'),
      oferta: on('oferta'),
      freteGratis: on('frete-gratis'),
      serve: searchParams.getAll('serve').find((code) => CODE.test(code)) ?? null,
    },
    ordem: orderOfSlug(searchParams.get('ordem') ?? ''),
    pg: parsePage(searchParams.get('pg')),
    ipp: parsePerPage(searchParams.get('ipp')),
  }
}

/** Writes the canonical URL of a listing: one listing, one URL, whatever the order in which filters were chosen. */
export function listingUrl(address: ListingAddress): string {
  return address.path + listingQuery(address)
}

/** The query string of `listingUrl`, with its question mark; empty without parameters. */
export function listingQuery({ q, filtros, ordem, pg, ipp }: ListingAddress): string {
  const params = new URLSearchParams()
  if (q !== null) params.append('q', q)
  for (const marca of filtros.marca) params.append('marca', marca)
  for (const range of filtros.preco) params.append('preco', rangeText(range))
  for (const [chave, valores] of filtros.valores) for (const valor of valores) params.append(chave, valor)
  for (const [chave, ranges] of filtros.faixas)
    for (const range of ranges) params.append(chave, numberRangeText(range))
  for (const nota of filtros.avaliacao) params.append('avaliacao', String(nota))
  if (filtros.disponivel) params.append('disponivel', '1')
  if (filtros.oferta) params.append('oferta', '1')
  if (filtros.freteGratis) params.append('frete-gratis', '1')
  if (filtros.serve !== null) params.append('serve', filtros.serve)
  if (ordem !== null) params.append('ordem', slugOfOrder(ordem))
  if (pg !== 1) params.append('pg', String(pg))
  if (ipp !== null) params.append('ipp', String(ipp))
  const text = params.toString()

  return text === '' ? '' : `?${text}`
}

/** Returns the first page of the listing with other filters. */
export function withFilters(address: ListingAddress, changes: Partial<ListingFilters>): ListingAddress {
  return { ...address, filtros: { ...address.filtros, ...changes }, pg: 1 }
}

/** Removes the value from the list if it is there, otherwise adds it, in URL order. */
export function toggled(list: readonly string[], value: string): string[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value].sort()
}

/** Toggles one value of an attribute; removes the attribute when no value is left. */
export function toggledValues(
  valores: ListingFilters['valores'],
  chave: string,
  valor: string,
): ListingFilters['valores'] {
  const changed = toggled(valores.get(chave) ?? [], valor)
  const others = [...valores].filter(([key]) => key !== chave)

  return new Map((changed.length > 0 ? [...others, [chave, changed] as const] : others).sort(byKey))
}

/** Toggles a price range. */
export function toggledRange(ranges: readonly PriceRange[], range: PriceRange): PriceRange[] {
  const others = ranges.filter((other) => rangeText(other) !== rangeText(range))

  return others.length < ranges.length ? others : [...others, range].sort(byRange)
}

/** Toggles one range of an attribute; removes the attribute when none is left. */
export function toggledNumbers(
  faixas: ListingFilters['faixas'],
  chave: string,
  range: NumberRange,
): ListingFilters['faixas'] {
  const ranges = faixas.get(chave) ?? []
  const without = ranges.filter((each) => numberRangeText(each) !== numberRangeText(range))
  const changed = without.length < ranges.length ? without : [...ranges, range].sort(byRange)
  const others = [...faixas].filter(([key]) => key !== chave)

  return new Map((changed.length > 0 ? [...others, [chave, changed] as const] : others).sort(byKey))
}

/** Number of active filters. */
export function countFilters({ marca, preco, valores, faixas, avaliacao, ...flags }: ListingFilters): number {
  const attributes = [...valores.values(), ...faixas.values()].reduce((sum, list) => sum + list.length, 0)
  const on = [flags.disponivel, flags.oferta, flags.freteGratis, flags.serve !== null].filter(Boolean).length

  return marca.length + preco.length + attributes + avaliacao.length + on
}

/** `50-100`, `50-` (from 50), `-100` (up to 100). */
export function rangeText({ de, ate }: PriceRange): string {
  return `${de ?? ''}-${ate ?? ''}`
}

/** `640..650`, `640..`, `..650.5`: two points, since `3-4` is the value 3/4. */
export function numberRangeText({ de, ate }: NumberRange): string {
  return `${de ?? ''}..${ate ?? ''}`
}

/** Normalizes a path: lower case, no double or trailing slashes: `/Cordas//violino/` is `/cordas/violino`. */
export function normalPath(path: string): string {
  const plain = `/${decoded(path).split('/').filter(Boolean).join('/')}`

  return plain.toLowerCase()
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function attributeFilters(params: URLSearchParams, values: (key: string) => string[]) {
  const keys = unique([...params.keys()]).filter((key) => SLUG.test(key) && !RESERVED.has(key))
  const filters = keys.map((key) => [key, values(key)] as const).filter(([, list]) => list.length > 0)

  return new Map(filters.slice(0, MAX_FILTERS))
}

const NUMBER_RANGE = /^(\d{0,7}(?:\.\d{1,3})?)\.\.(\d{0,7}(?:\.\d{1,3})?)$/

function rangeFilters(params: URLSearchParams) {
  const keys = unique([...params.keys()]).filter((key) => SLUG.test(key) && !RESERVED.has(key))
  const filters = keys
    .map((key) => [key, rangesOf(unique(params.getAll(key)))] as const)
    .filter(([, ranges]) => ranges.length > 0)

  return new Map(filters.slice(0, MAX_FILTERS))
}

/** Each once: `640.0..650` is `640..650`. */
function rangesOf(texts: readonly string[]): NumberRange[] {
  const ranges = texts.flatMap(parseNumbers)

  return [...new Map(ranges.map((range) => [numberRangeText(range), range])).values()].sort(byRange)
}

function parseNumbers(text: string): NumberRange[] {
  const [, from = '', to = ''] = NUMBER_RANGE.exec(text) ?? []
  if (from === '' && to === '') return []

  return [ordered(numberOrNull(from), numberOrNull(to))]
}

function numberOrNull(digits: string): number | null {
  return digits === '' ? null : Number(digits)
}

function ordered(de: number | null, ate: number | null) {
  return de !== null && ate !== null && de > ate ? { de: ate, ate: de } : { de, ate }
}

function parseRange(text: string): PriceRange[] {
  const [, from = '', to = ''] = /^(\d{0,7})-(\d{0,7})$/.exec(text) ?? []
  if (from === '' && to === '') return []

  return [ordered(numberOrNull(from), numberOrNull(to))]
}

function parsePerPage(text: string | null): number | null {
  const ipp = text && /^\d{1,4}$/.test(text) ? Number(text) : 0

  return ipp === 0 ? null : Math.min(ipp, MAX_PAGE_SIZE)
}

function isRating(text: string) {
  return /^[1-5]$/.test(text)
}

function unique(list: string[]): string[] {
  return [...new Set(list)].sort().slice(0, MAX_VALUES)
}

function byRange(a: PriceRange, b: PriceRange) {
  return (a.de ?? 0) - (b.de ?? 0) || (a.ate ?? Infinity) - (b.ate ?? Infinity)
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]) {
  return a < b ? -1 : 1
}
