import type { Listing, ListingQuery } from '#contract/catalog/catalog.ts'
import { countFilters, type ListingAddress, NO_FILTERS } from '#domain/listing/listing-url.ts'
import { CONDITION_KEY } from '#domain/product/pieces/condition.ts'
import { exactText } from '#domain/search/query/read-request.ts'
import { firstLevel, shownLinks } from '#platform/catalog/collections/categories/category-tree.ts'
import { type ListedProducts, listProducts } from '#platform/catalog/listing/list-products.ts'
import { readAddress } from '#platform/catalog/listing/listing-address.ts'
import { suggestionsFor } from '#platform/catalog/listing/suggestions.ts'
import { cardsOf } from '#platform/catalog/product/card.ts'
import type { Database } from '#platform/database/connect.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { countEmptySearch } from './empty-searches.ts'
import { answerSearch, type SearchAnswer, type SearchKnowledge } from './results/answer-search.ts'
import { findPages } from './results/find-pages.ts'
import { popularProducts } from './results/popular-products.ts'
import { relatedCategories } from './results/related-categories.ts'
import { ruleKey, searchRules } from './rules/search-rules.ts'
import { searchUrl } from './search-url.ts'
import { byAttribute, requestedValuesOf } from './text/attribute-values.ts'

const LONGEST_TEXT = 200

/** Results of short texts are cached, since many people search for them; longer ones are mostly unique. */
const SHARED_LETTERS = 24

export type SearchInput = ListingQuery & { busca?: string | undefined }

/**
 * A page of search results, best match first, with the filters of any listing. If an exact reading finds nothing, the
 * text is read more freely and `conteudo.busca` says how. Prices, ages and conditions
 * in the text become filters.
 */
export async function searchProducts(
  context: RequestContext,
  { url, busca, ...paging }: SearchInput,
): Promise<Listing> {
  const typed = readAddress(url)
  const texto = (busca ?? typed.q ?? '').slice(0, LONGEST_TEXT).trim()
  context.tag(tags.listing)

  const rules = await searchRules(context)
  const rule = rules.byKey.get(ruleKey(texto))
  const { paginas, words } = await findPages(context, texto)
  const shared = texto.length <= SHARED_LETTERS
  const ask = () => findAll(context.db, texto, { synonyms: rules.synonyms, pageWords: words })
  const { categorias, requested, ...answer } = shared
    ? await context.memoize(
        ['busca', texto],
        [tags.listing, tags.vocabulary, tags.searchRules, tags.pages, tags.services, tags.settings],
        ask,
      )
    : await ask()
  // Further pages of `até 100 reais`: their address has the price as a filter, and no text.
  const everything = texto === '' && (countFilters(typed.filtros) > 0 || typed.ordem !== null)
  const ids = everything
    ? await popularProducts(context.db, typed.filtros.valores.get(CONDITION_KEY))
    : pinned(rule?.produtos ?? [], answer.ids)
  if (ids.length === 0 && paginas.length === 0 && !rule?.pagina) countEmptySearch(context, texto)
  const address = addressOf(typed, texto, answer)
  const scope = { tipo: 'busca', ids, texto: shared && !rule && !everything ? texto : undefined } as const
  const listed = await listProducts(context, {
    ...paging,
    address,
    scope,
    requested: { valores: byAttribute(requested), faixas: NO_FILTERS.faixas },
  })
  const isEmpty = listed.info.total === 0 && categorias.length === 0
  const near = answer.near.filter((id) => !ids.includes(id))

  return {
    estrutura: frameOf(context, texto, listed),
    conteudo: {
      busca: { ...hintOf(texto, answer), paginas, destino: rule?.pagina ?? null },
      produtos: listed.produtos,
      detalhes: {
        titulo: texto === '' ? 'Busca' : `Resultados para “${texto}”`,
        descricao: '',
        imagem: null,
        categorias: {
          niveisAnteriores: [],
          atual: null,
          irmas: [],
          filhas: isEmpty ? await shopCategories(context) : categorias,
        },
        ...listed.detalhes,
      },
      sugestoes: near.length > 0 ? await cardsOf(context, near) : await suggestionsFor(context, listed),
    },
    info: listed.info,
  }
}

/** The result of a text before filters: the same for all its pages, orders and filters. */
async function findAll(db: Database, texto: string, knowledge: SearchKnowledge) {
  const answer = await answerSearch(db, texto, knowledge)

  const [categorias, requested] = await Promise.all([
    relatedCategories(db, answer.terms),
    requestedValuesOf(db, answer.terms),
  ])

  return { ...answer, categorias, requested }
}

/** The categories of the first level, where a search finds nothing and has nothing to do with any. */
function shopCategories({ db, memoize }: RequestContext): Promise<Categories> {
  return memoize(['categorias da busca vazia'], [tags.categories, tags.listing], async () =>
    shownLinks(await firstLevel(db)),
  )
}

type Categories = Listing['conteudo']['detalhes']['categorias']['filhas']

/** Products that the merchant pinned come first; the listing leaves out those no longer in the shop. */
function pinned(products: readonly number[], ids: readonly number[]): number[] {
  return [...products, ...ids.filter((id) => !products.includes(id))]
}

/** If the text contains a price, an order, an age or a condition and the address doesn't, the page is filtered by it. */
function addressOf(
  typed: ListingAddress,
  texto: string,
  { range, order, valores, texto: goods }: SearchAnswer,
): ListingAddress {
  const hasFilters = range !== null || order !== null || valores.length > 0
  const { filtros } = typed

  return {
    ...typed,
    path: '/busca',
    // Links of this page carry these as filters, which can be removed, and no longer in the text.
    q: hasFilters ? goods : texto,
    filtros: {
      ...filtros,
      preco: range !== null && filtros.preco.length === 0 ? [range] : filtros.preco,
      valores: new Map([...filtros.valores, ...valores.filter(([chave]) => !filtros.valores.has(chave))]),
    },
    ordem: typed.ordem ?? order,
  }
}

function hintOf(texto: string, { buscado, aviso, retirados, naoVendidos, texto: goods }: SearchAnswer) {
  const corrected = buscado !== texto
  const exact = exactText(goods)

  return {
    texto,
    sugestao: corrected ? { texto: buscado, url: searchUrl(buscado) } : null,
    buscado,
    exata: corrected ? { texto: exact, url: searchUrl(exact) } : null,
    aviso,
    retirados,
    naoVendidos,
  }
}

function frameOf(context: RequestContext, texto: string, { info, produtos }: ListedProducts) {
  const page = info.pg > 1 ? ` – página ${info.pg}` : ''
  const title = texto === '' ? 'Busca' : `Busca por “${texto}”${page}`

  return pageFrame(context, {
    nivel: 'busca',
    title: `${title} | ${context.settings.loja.nome}`,
    description: `Produtos encontrados na ${context.settings.loja.nome} para “${texto}”.`,
    canonical: texto === '' ? '/busca' : searchUrl(texto),
    indexar: false,
    breadcrumb: [{ label: 'Busca', url: texto === '' ? '/busca' : searchUrl(texto) }],
    imagem: produtos[0]?.imagem,
  })
}
