import { sql } from 'drizzle-orm'
import type { Listing, ListingQuery } from '#contract/catalog.ts'
import type { ListingAddress } from '#domain/listing-url.ts'
import { type ListedProducts, listProducts } from '#platform/catalog/list-products.ts'
import { readAddress } from '#platform/catalog/listing-address.ts'
import { pageFrame } from '#platform/catalog/page-frame.ts'
import { suggestionsFor } from '#platform/catalog/suggestions.ts'
import type { Visit } from '#platform/visit.ts'
import { noteEmptySearch } from './note-empty-search.ts'
import { bestReading, literalReading, type Reading } from './read-text.ts'
import { relevance } from './relevance.ts'
import { searchUrl } from './search-url.ts'

const LONGEST_TEXT = 200

export type SearchInput = ListingQuery & { busca?: string | undefined }

/**
 * A page of what a text finds, the best match first, with filters as any listing has them. What finds nothing word by
 * word is read more freely; `conteudo.busca` says as what.
 */
export async function searchProducts(visit: Visit, { url, busca, ...paging }: SearchInput): Promise<Listing> {
  const typed = readAddress(url)
  const texto = (busca ?? typed.q ?? '').slice(0, LONGEST_TEXT).trim()
  const request = { ...paging, address: { ...typed, path: '/busca', q: texto } }
  visit.tag('listagem')

  const { reading, listed } = await listBestReading(visit, texto, request)
  if (listed.info.total === 0 && listed.info.filtros === 0) await noteEmptySearch(visit, texto)

  return {
    estrutura: frameOf(visit, texto, listed),
    conteudo: {
      busca: hintOf(texto, reading),
      produtos: listed.produtos,
      detalhes: {
        titulo: texto === '' ? 'Busca' : `Resultados para “${texto}”`,
        descricao: '',
        imagem: null,
        categorias: { niveisAnteriores: [], atual: null, irmas: [], filhas: [] },
        ...listed.detalhes,
      },
      sugestoes: await suggestionsFor(visit, listed),
    },
    info: listed.info,
  }
}

type Request = Omit<Parameters<typeof listProducts>[1], 'scope'> & { address: ListingAddress }
type Found = { reading: Reading; listed: ListedProducts }

/** Most texts find something as they stand; only then that they don't is anything else looked up. */
async function listBestReading(visit: Visit, texto: string, request: Request): Promise<Found> {
  const literal = literalReading(texto)
  if (isFirstPage(request)) {
    const listed = await list(visit, literal, request)
    if (listed.info.total > 0) return { reading: literal, listed }
  }
  const reading = (await bestReading(visit.db, texto)) ?? literal

  return { reading, listed: await list(visit, reading, request) }
}

/** A later page of nothing is refused, so it must be known beforehand what the text is read as. */
function isFirstPage({ offset, address }: Request) {
  return offset === undefined ? address.pg === 1 : offset === 0
}

function list(visit: Visit, { terms, query }: Reading, request: Request): Promise<ListedProducts> {
  const condition = query === '' ? sql`false` : sql`listagem.busca @@ ${query}::tsquery`
  const rank = relevance(terms, sql`listagem.id_produto`)

  return listProducts(visit, { ...request, scope: { tipo: 'busca', condition, rank } })
}

function hintOf(texto: string, { buscado }: Reading) {
  return { texto, sugestao: buscado === texto ? null : { texto: buscado, url: searchUrl(buscado) }, buscado }
}

function frameOf(visit: Visit, texto: string, { info, produtos }: ListedProducts) {
  const page = info.pg > 1 ? ` – página ${info.pg}` : ''
  const title = texto === '' ? 'Busca' : `Busca por “${texto}”${page}`

  return pageFrame(visit, {
    nivel: 'busca',
    title: `${title} | ${visit.settings.loja.nome}`,
    description: `Produtos encontrados na ${visit.settings.loja.nome} para “${texto}”.`,
    canonical: texto === '' ? '/busca' : searchUrl(texto),
    indexar: false,
    breadcrumb: [{ label: 'Busca', url: texto === '' ? '/busca' : searchUrl(texto) }],
    imagem: produtos[0]?.imagem,
  })
}
