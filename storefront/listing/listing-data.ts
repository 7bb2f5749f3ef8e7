import type { Facet, Listing, ListingDetails } from '#contract/catalog/catalog.ts'
import { familyInAddress } from '#domain/instruments/families/family-in-address.ts'
import { cardData } from '../components/product-card/card-data.ts'

/** A listing whose structured data was moved to the document's head. */
type FramedListing = Omit<Listing, 'estrutura'> & {
  estrutura: Omit<Listing['estrutura'], 'dadosEstruturados'>
}

/**
 * The part of a listing that its page shows. The data is also serialized into the page, so everything else is left out.
 */
export type ListingData = ReturnType<typeof listingData>

/** The filters, sort orders and title of a listing. */
export type DetailsData = ReturnType<typeof detailsData>

/** A facet as a group of checkboxes or a range, without addresses: the form makes those. */
export type FacetData = ReturnType<typeof facetData>

/**
 * Reduces a listing to what its page shows: without the addresses of facet values and the texts that cards do not show.
 */
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
  const { canhotos, tamanhoCerto, meuInstrumento } = detalhes

  return {
    titulo,
    descricao,
    faixaPreco,
    ativos,
    urlSemFiltros,
    ...(canhotos !== undefined && { canhotos }),
    ...(tamanhoCerto !== undefined && { tamanhoCerto }),
    // Only where it says for which instrument strings are: its link stands in the page.
    meuInstrumento: familyInAddress(meuInstrumento) === null ? undefined : meuInstrumento,
    categorias: { atual: categorias.atual, irmas: categorias.irmas, filhas: categorias.filhas },
    ordenacao: ordenacao.map(({ label, ativo, url }) => ({ label, ativo, url })),
    marcas: facetData(detalhes.marcas),
    filtros: detalhes.filtros.map(facetData),
    filtrosPreco: detalhes.filtrosPreco.map(({ url: _, ...band }) => band),
    avaliacoes: facetData(detalhes.avaliacoes),
    selos: detalhes.selos.map(facetData),
  }
}

function facetData({ chave, label, valores, faixa }: Facet) {
  return {
    chave,
    label,
    valores: valores.map(({ url: _, ...valor }) => valor),
    ...(faixa && { faixa }),
  }
}
