import type { Facet, Listing, ListingDetails } from '#contract/catalog/catalog.ts'
import { cardData } from '../components/product-card/card-data.ts'

/** A listing whose structured data has gone to the document's head. */
type FramedListing = Omit<Listing, 'estrutura'> & {
  estrutura: Omit<Listing['estrutura'], 'dadosEstruturados'>
}

/** What a listing's page shows. Its data travels with the page, beside the HTML, so that the rest stays away. */
export type ListingData = ReturnType<typeof listingData>

/** What narrows, orders and titles a listing. */
export type DetailsData = ReturnType<typeof detailsData>

/** A facet as a group of boxes: the form makes the addresses. */
export type FacetData = ReturnType<typeof facetData>

/** A listing without what its page does not show: the addresses of single values, the words of cards. */
export function listingData({ estrutura, conteudo, info }: FramedListing) {
  const { busca, produtos, sugestoes, detalhes } = conteudo

  return {
    estrutura,
    info,
    conteudo: {
      busca,
      produtos: produtos.map(cardData),
      sugestoes: sugestoes.map(cardData),
      detalhes: detailsData(detalhes),
    },
  }
}

function detailsData(detalhes: ListingDetails) {
  const { titulo, descricao, categorias, faixaPreco, ativos, urlSemFiltros, ordenacao } = detalhes

  return {
    titulo,
    descricao,
    faixaPreco,
    ativos,
    urlSemFiltros,
    categorias: { atual: categorias.atual, irmas: categorias.irmas, filhas: categorias.filhas },
    ordenacao: ordenacao.map(({ label, ativo, url }) => ({ label, ativo, url })),
    marcas: facetData(detalhes.marcas),
    filtros: detalhes.filtros.map(facetData),
    filtrosPreco: detalhes.filtrosPreco.map(({ url: _, ...band }) => band),
    avaliacoes: facetData(detalhes.avaliacoes),
    selos: detalhes.selos.map(facetData),
  }
}

function facetData({ chave, label, valores }: Facet) {
  return { chave, label, valores: valores.map(({ url: _, ...valor }) => valor) }
}
