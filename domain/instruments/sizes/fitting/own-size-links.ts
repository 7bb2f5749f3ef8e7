import { slugOf } from '../../../format/slug.ts'
import { type FoundSize, saysInstrument } from './found-size.ts'

/** What a listing says of what it lists, and the values by which it can be filtered. */
export type SizedListing = {
  pathname: string
  /** Its query string. */
  search: string
  titulo: string
  /** The address of the page that finds a size; it names the instrument if the listing has only one. */
  tamanhoCerto?: string | undefined
  produtos: readonly { nome: string }[]
  filtros: readonly {
    chave: string
    valores: readonly { valor: string; label: string; total: number; ativo: boolean }[]
  }[]
}

/** A listing of the size, as it is stored behind the sizes. */
export function listingText({ nome, url }: { nome: string; url: string }): string {
  return `${url} ${nome.replaceAll('|', ' ')}`
}

type OwnSizeLink = { pathname: string; search: string; text: string }

/**
 * The links that narrow a listing to the size that was found. A listing of one instrument, or whose title names it,
 * has them by its own filter. In one of several instruments that filter would find the 3/4 of all of them, so the links
 * lead to what Tamanho certo found below it; where there is nothing below, as in a brand, the filter is all there is.
 */
export function ownSizeLinks(found: FoundSize, listing: SizedListing): OwnSizeLink[] {
  const { titulo, tamanhoCerto, produtos } = listing
  const named = new URLSearchParams(tamanhoCerto?.split('?')[1]).get('instrumento')
  const isOfIt = tamanhoCerto === undefined ? says(titulo, found) : named === slugOf(found.instrumento)
  if (isOfIt) return byOwnFilter(found, listing) ?? byAddress(found, listing)
  // Of another instrument.
  if (named !== null) return []
  const below = byAddress(found, listing)
  if (below.length > 0) return below

  return produtos.some(({ nome }) => says(nome, found)) ? (byOwnFilter(found, listing) ?? []) : []
}

/** Undefined if the listing can't be filtered by the size; none if it is already. */
function byOwnFilter(
  { tamanho }: FoundSize,
  { pathname, search, filtros }: SizedListing,
): OwnSizeLink[] | undefined {
  const [option] = filtros.flatMap(({ chave, valores }) =>
    valores.flatMap((value) => (value.label === tamanho ? [{ chave, ...value }] : [])),
  )
  if (!option) return undefined
  if (option.ativo || option.total === 0) return []
  const text = `Só ${tamanho}, o seu tamanho (${option.total})`

  return [{ pathname, search: narrowed(search, [[option.chave, option.valor]]), text }]
}

/** The listings of the size at the address or below it, with the filters that are active. */
function byAddress({ tamanho, tamanhos }: FoundSize, { pathname, search }: SizedListing): OwnSizeLink[] {
  const inside = tamanhos.flatMap((part) => {
    // Anyone can write into the browser's storage: no address of another site.
    const [, path, query = '', nome] = /^(\/[^/? ][^? ]*)(?:\?(\S*))? (.+)$/.exec(part) ?? []
    return path && nome && `${path}/`.startsWith(`${pathname}/`) ? [{ nome, path, query }] : []
  })

  return inside.flatMap(({ nome, path, query }) => {
    const filters = [...new URLSearchParams(query)]
    const active = new URLSearchParams(search)
    if (path === pathname && filters.every(([key, value]) => active.get(key) === value)) return []
    const what = path === pathname ? '' : `${nome} `
    return [
      { pathname: path, search: narrowed(search, filters), text: `Só ${what}${tamanho}, o seu tamanho` },
    ]
  })
}

function narrowed(search: string, filters: readonly (readonly [string, string])[]): string {
  const params = new URLSearchParams(search)
  params.delete('pg')
  for (const [key, value] of filters) params.set(key, value)

  return String(params)
}

/** Whether a text names the instrument by its first word, one or several: `violão`, `violões`. */
function says(text: string, { instrumento }: FoundSize): boolean {
  const [noun = ''] = instrumento.split(' ')

  return saysInstrument(text, noun) || saysInstrument(text, `${noun}s`.replace('ãos', 'ões'))
}
