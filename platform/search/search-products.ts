import type { Listing, ListingQuery } from '#contract/catalog.ts'
import { type ListedProducts, listProducts } from '#platform/catalog/list-products.ts'
import { readAddress } from '#platform/catalog/listing-address.ts'
import { suggestionsFor } from '#platform/catalog/suggestions.ts'
import type { Database } from '#platform/database/connect.ts'
import { pageFrame } from '#platform/page-frame.ts'
import type { Visit } from '#platform/visit.ts'
import { noteEmptySearch } from './empty-searches.ts'
import { type Reading, readText } from './read-text.ts'
import { relatedCategories } from './related-categories.ts'
import { searchUrl } from './search-url.ts'

const LONGEST_TEXT = 200

/** Texts that many people search for, so that what they find is recalled; what is longer is mostly one person's. */
const SHARED_LETTERS = 24

export type SearchInput = ListingQuery & { busca?: string | undefined }

/**
 * A page of what a text finds, the best match first, with filters as any listing has them. What finds nothing word by
 * word is read more freely; `conteudo.busca` says as what.
 */
export async function searchProducts(visit: Visit, { url, busca, ...paging }: SearchInput): Promise<Listing> {
  const typed = readAddress(url)
  const texto = (busca ?? typed.q ?? '').slice(0, LONGEST_TEXT).trim()
  const address = { ...typed, path: '/busca', q: texto }
  visit.tag('listagem')

  const shared = texto.length <= SHARED_LETTERS
  const ask = () => findAll(visit.db, texto)
  const { categorias, ...reading } = shared
    ? await visit.recall(`busca ${texto}`, ['listagem', 'vocabulario'], ask)
    : await ask()
  if (reading.ids.length === 0) noteEmptySearch(visit, texto)
  const scope = { tipo: 'busca', ids: reading.ids, texto: shared ? texto : undefined } as const
  const listed = await listProducts(visit, { ...paging, address, scope })

  return {
    estrutura: frameOf(visit, texto, listed),
    conteudo: {
      busca: hintOf(texto, reading),
      produtos: listed.produtos,
      detalhes: {
        titulo: texto === '' ? 'Busca' : `Resultados para “${texto}”`,
        descricao: '',
        imagem: null,
        categorias: { niveisAnteriores: [], atual: null, irmas: [], filhas: categorias },
        ...listed.detalhes,
      },
      sugestoes: await suggestionsFor(visit, listed),
    },
    info: listed.info,
  }
}

/** What a text finds, before anything narrows it: the same for all its pages, orders and filters. */
async function findAll(db: Database, texto: string) {
  const reading = await readText(db, texto)

  return { ...reading, categorias: await relatedCategories(db, reading.terms) }
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
