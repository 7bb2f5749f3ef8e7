import { FAMILIES } from '../../families/family.ts'
import { familyInAddress } from '../../families/family-in-address.ts'
import { type FoundSize, isForFound, saysInstrument, sizeStated } from './found-size.ts'

/** What a listing says of what it lists, and the values by which it can be filtered. */
export type SizedListing = {
  pathname: string
  /** Its query string. */
  search: string
  titulo: string
  /** The address of the page that finds a size; it names the instrument if the listing has only one. */
  tamanhoCerto?: string | undefined
  /** Of strings and accessories: where shoppers say what they play; it names the instrument if they are for one only. */
  meuInstrumento?: string | undefined
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
 * The links that narrow a listing to the size that was found. A listing of one instrument, or of strings for it, has
 * them by its own filter, and so has one whose title names it if no tool does. In one of several instruments that filter would find the 3/4 of all of them, so the links
 * lead to what Tamanho certo found below it; where there is nothing below, as in a brand, the filter is all there is.
 */
export function ownSizeLinks(found: FoundSize, listing: SizedListing): OwnSizeLink[] {
  const { titulo, tamanhoCerto, meuInstrumento, produtos } = listing
  const family = familyInAddress(tamanhoCerto) ?? familyInAddress(meuInstrumento)
  if (family !== null && FAMILIES[family].nome !== found.instrumento) return []
  if (family !== null || (tamanhoCerto === undefined && says(titulo, found)))
    return byOwnFilter(found, listing) ?? byAddress(found, listing)
  const below = byAddress(found, listing)
  if (below.length > 0) return below

  return produtos.some(({ nome }) => says(nome, found)) ? (byOwnFilter(found, listing) ?? []) : []
}

/** Undefined if the listing can't be filtered by the size; none if it is already. Shops may write a size in two ways. */
function byOwnFilter(
  found: FoundSize,
  { pathname, search, tamanhoCerto, meuInstrumento, filtros }: SizedListing,
): OwnSizeLink[] | undefined {
  // A listing that has the instruments too is not narrowed to what serves as strings only.
  const tools = tamanhoCerto === undefined ? [meuInstrumento] : []
  const sizeOf = (label: string) => sizeStated(found, label)
  const [filter] = filtros
    .map(({ chave, valores }) => ({
      chave,
      own: valores.filter(({ label }) => {
        const size = sizeOf(label)
        return size !== undefined && isForFound(found, tools, size)
      }),
    }))
    .filter(({ own }) => own.length > 0)
  if (!filter) return undefined
  const { chave, own } = filter
  const total = own.reduce((sum, value) => sum + value.total, 0)
  if (own.every(({ ativo }) => ativo) || total === 0) return []
  const filters = own.map(({ valor }) => [chave, valor] as const)
  const isExact = own.every(({ label }) => sizeOf(label) === found.tamanho)
  const what = isExact ? found.tamanho : `o que serve em ${found.tamanho}`

  // A product with two of the sizes would be counted twice.
  const number = isExact || own.length === 1 ? ` (${total})` : ''

  return [{ pathname, search: narrowed(search, filters), text: `Só ${what}, o seu tamanho${number}` }]
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
    if (path === pathname && filters.every(([key, value]) => active.getAll(key).includes(value))) return []
    const what = path === pathname ? '' : `${nome} `
    return [
      { pathname: path, search: narrowed(search, filters), text: `Só ${what}${tamanho}, o seu tamanho` },
    ]
  })
}

function narrowed(search: string, filters: readonly (readonly [string, string])[]): string {
  const params = new URLSearchParams(search)
  params.delete('pg')
  for (const [key] of filters) params.delete(key)
  for (const [key, value] of filters) params.append(key, value)

  return String(params)
}

/** Whether a text names the instrument by its first word, one or several: `violão`, `violões`. */
function says(text: string, { instrumento }: FoundSize): boolean {
  const [noun = ''] = instrumento.split(' ')

  return saysInstrument(text, noun) || saysInstrument(text, `${noun}s`.replace('ãos', 'ões'))
}
