import { oc } from '@orpc/contract'
import * as z from 'zod'
import { MAX_COMPARED } from '#domain/product/specifications/comparison/comparison-address.ts'
import { Centavos, Installment, Prices } from '../money.ts'
import { WorkshopPage } from '../orders/workshop/workshop-page.ts'
import { Level, PageFrame } from '../page-frame.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { ProductQuestion, ReviewSummary } from '../reviews/reviews.ts'
import { Piece } from './pieces.ts'

/** The orders of a listing, as shoppers read them; the first is the default (specification, section 9). */
export const ORDERS = [
  'Popularidade',
  'Mais vendidos',
  'Lançamentos',
  'Menor preço',
  'Maior preço',
  'Maior desconto',
  'Melhor avaliados',
  'A–Z',
] as const
export const Order = z.enum(ORDERS)

export const ProductStatus = z.enum(['disponivel', 'indisponivel', 'sobConsulta'])

export const Badge = z.object({
  tipo: z.enum(['desconto', 'freteGratis', 'ultimasUnidades', 'novo']),
  label: z.string(),
})

/** A product card in listings, showcases and searches. */
export const ProductCard = z.object({
  id: z.int32(),
  url: z.string(),
  nome: z.string(),
  marca: z.object({ nome: z.string(), url: z.string() }),
  imagem: Picture,
  imagemSecundaria: Picture.nullable(),
  precos: Prices,
  estoque: z.int().nonnegative(),
  status: ProductStatus,
  selos: z.array(Badge),
  avaliacao: z.object({ media: z.number(), quantidade: z.int() }),
  descricaoCurta: z.string(),
  /** Number of SKUs to choose from, within the filter or search; with 1, the card can add it to the cart directly. */
  variacoes: z.int().positive(),
  /** The SKU that a quick buy adds and that `url` selects. */
  idSku: z.int32(),
  /**
   * The attribute values of the SKU that a filter or search selected; prices, stock, badges, pictures and `url` are
   * then that SKU's. Null for the product as a whole.
   */
  variante: z.array(z.object({ label: z.string(), valor: z.string() })).nullable(),
  /** The cheapest used or showroom piece on sale. Null without one, or if the card is a variant's. */
  exemplar: z.object({ tipo: z.enum(['usado', 'vitrine']), precoPor: Centavos }).nullable(),
  /** The product's key attributes, most distinctive first. */
  fatos: z.array(z.object({ label: z.string(), valor: z.string() })),
  /**
   * The promotions that apply for every buyer, in few words (`Leve 3, pague 2`); the promotion's page has the
   * conditions.
   */
  promocoes: z.array(z.object({ id: z.int32(), label: z.string() })),
})

/**
 * A value of a facet. `url` is the listing with this value toggled; `total` is the number of products that the listing
 * would then add or have.
 */
const FacetValue = z.object({
  valor: z.string(),
  label: z.string(),
  total: z.int(),
  ativo: z.boolean(),
  url: z.string(),
})

/**
 * A facet from one number to another, in `unidade` (null without unit): its value in the address is `de..ate`, both
 * ends inclusive and optional. `minimo` and `maximo` are what the listing has.
 */
const FacetRange = z.object({
  unidade: z.string().nullable(),
  minimo: z.number(),
  maximo: z.number(),
})

/**
 * A facet. `chave` is its query parameter. Values of one facet are combined with "or", facets with "and". The
 * values of one with a `faixa` are ranges: those that the listing divides into, and those that are active.
 */
export const Facet = z.object({
  chave: z.string(),
  label: z.string(),
  valores: z.array(FacetValue),
  faixa: FacetRange.nullable(),
})

const CategoryLink = z.object({
  nome: z.string(),
  url: z.string(),
  total: z.int(),
  imagem: Picture.nullable(),
})

const SizedListing = z.object({ nome: z.string(), url: z.string(), total: z.int() })

const PriceBand = z.object({
  /** Centavos; null is unbounded. */
  de: z.int().nullable(),
  ate: z.int().nullable(),
  label: z.string(),
  total: z.int(),
  ativo: z.boolean(),
  url: z.string(),
})

export const ListingDetails = z.object({
  titulo: z.string(),
  /** Sanitised HTML. */
  descricao: z.string(),
  imagem: Picture.nullable(),
  categorias: z.object({
    niveisAnteriores: z.array(CategoryLink),
    atual: CategoryLink.nullable(),
    irmas: z.array(CategoryLink),
    filhas: z.array(CategoryLink),
  }),
  /** Facet `marca`. */
  marcas: Facet,
  /**
   * One facet per filterable attribute or specification; in a category, its key attributes come first, in their order.
   */
  filtros: z.array(Facet),
  filtrosPreco: z.array(PriceBand),
  /** Lowest and highest price of the listing in centavos, for a free price range. */
  faixaPreco: z.object({ de: z.int(), ate: z.int() }),
  /** Facet `avaliacao`: 4 and more, 3 and more. */
  avaliacoes: Facet,
  /** Facets with one value each: `disponivel`, `oferta`, `frete-gratis`. */
  selos: z.array(Facet),
  /** The active filters, each with the address without it. */
  ativos: z.array(z.object({ label: z.string(), url: z.string() })),
  /** The address without any filter. */
  urlSemFiltros: z.string(),
  /** In categories of instruments that come in sizes: the page that finds the right one. */
  tamanhoCerto: z.string().optional(),
  /** In categories of strings: the page that computes their tension. */
  tensaoCerta: z.string().optional(),
  /** In categories of strings: the page that finds sets by what somebody looks for. */
  encontrarCordas: z.string().optional(),
  /** In categories whose products have sounds: the page that compares two of them blind. */
  ouvir: z.string().optional(),
  /** In categories of strings: the page that says which of them fit an instrument. */
  meuInstrumento: z.string().optional(),
  /** In categories of instruments or strings: the page that tunes them. */
  afinador: z.string().optional(),
  /** In categories of instruments: the page that says what there is for left-handers, and what can be turned. */
  paginaCanhotos: z.string().optional(),
  /** Where the workshop does something to what is in the category: its page. */
  oficina: z.string().optional(),
  /**
   * Where some products are for left-handers: the address with only these and those for both hands, or, where it is
   * `ativo`, the one with all; `total` is their number.
   */
  canhotos: z.object({ url: z.string(), ativo: z.boolean(), total: z.int() }).optional(),
  ordenacao: z.array(z.object({ valor: Order, label: z.string(), ativo: z.boolean(), url: z.string() })),
})

export const ListingInfo = z.object({
  /** Query strings of the previous and next page; null at the ends. */
  prev: z.string().nullable(),
  self: z.string(),
  next: z.string().nullable(),
  offset: z.int(),
  limit: z.int(),
  exibindo: z.int(),
  total: z.int(),
  pg: z.int(),
  qtdPages: z.int(),
  /** Number of active filters. */
  filtros: z.int(),
})

/** A page of the shop that matches a search. */
export const FoundPage = z.object({ titulo: z.string(), resumo: z.string(), url: z.string() })

const SearchLink = z.object({ texto: z.string(), url: z.string() })

export const SearchHint = z.object({
  texto: z.string(),
  /** "Você quis dizer": a corrected text, with its address. */
  sugestao: SearchLink.nullable(),
  /** The text that was actually searched, if `texto` itself found nothing. */
  buscado: z.string(),
  /** If another text was searched: the link that searches the typed text exactly. */
  exata: SearchLink.nullable(),
  /** A notice if the results are not exactly what was searched for. */
  aviso: z.string().nullable(),
  /** Typed words that were ignored because nothing contains all words. */
  retirados: z.array(z.string()),
  /** Kinds of goods that were searched for and that the shop doesn't sell, in the plural. */
  naoVendidos: z.array(z.string()),
  /** Pages of the shop that match the search. */
  paginas: z.array(FoundPage),
  /** The address to redirect to instead of showing results. */
  destino: z.string().nullable(),
})

export const Listing = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    busca: SearchHint.nullable(),
    produtos: z.array(ProductCard),
    detalhes: ListingDetails,
    /** Recommended products if few or none were found. */
    sugestoes: z.array(ProductCard),
  }),
  info: ListingInfo,
})

/**
 * `url` is the page's address with its filters (`/cordas?marca=elixir&pg=2`); `offset` and `limit` override its `pg`
 * and `ipp`.
 */
export const ListingQuery = z.object({
  url: z.string().startsWith('/').max(2000),
  offset: z.coerce.number().int().min(0).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(96).optional(),
  order: Order.optional(),
})

const SimpleAttribute = z.object({
  label: z.string(),
  /** Values in natural order; `skus` are the SKUs with that value. */
  valores: z.array(z.object({ label: z.string(), skus: z.array(z.int()) })),
})

export const Sku = z.object({
  id: z.int32(),
  sku: z.string(),
  ean: z.string().nullable(),
  mpn: z.string().nullable(),
  /** The query string that selects this SKU on the product's page, e.g. `?tamanho=3-4`; empty for the default SKU. */
  selecao: z.string(),
  precos: Prices,
  selos: z.array(Badge),
  estoque: z.int().nonnegative(),
  /** When goods are expected: only while it is sold out, and never a day that has passed. */
  previsaoReposicao: z.iso.date().nullable(),
  atributos: z.object({
    unico: z.object({ label: z.string(), valor: z.string() }).nullable(),
    simples: z.array(z.object({ label: z.string(), valor: z.string() })),
  }),
  /** Positions in `midias.imagens`. */
  imagens: z.array(z.int()),
})

/** A sound of a product. `corda` is the number of the string that sounds alone; `sintetizado` is computed, not recorded. */
export const Sound = z.object({
  titulo: z.string(),
  corda: z.int().nullable(),
  sintetizado: z.boolean(),
  url: z.string(),
  segundos: z.number(),
  bytes: z.int(),
})

export const ProductDetail = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    id: z.int32(),
    url: z.string(),
    nome: z.string(),
    marca: z.object({ nome: z.string(), url: z.string(), descricao: z.string() }),
    status: ProductStatus,
    publicadoEm: z.string(),
    garantia: z.string(),
    /** Of the SKU that the address selects, like the prices. */
    selos: z.array(Badge),
    /** Prices of the SKU that the address selects; the others are in `skus`. */
    precos: Prices,
    /** All instalment plans of the selected SKU, without and with interest. */
    parcelamento: z.array(Installment),
    atributos: z.object({
      unico: z
        .object({
          label: z.string(),
          valores: z.array(
            z.object({ label: z.string(), imagem: Picture.nullable(), skus: z.array(z.int()) }),
          ),
        })
        .nullable(),
      simples: z.array(SimpleAttribute),
    }),
    /** Never empty. Without a selection, an equivalent of the first SKU is shown, one in stock if possible. */
    skus: z.array(Sku),
    /** The id of the SKU that the address selects. */
    idSku: z.int32(),
    /** The single instruments on sale beside `skus`, cheapest first, and the one of the address even if it is sold. */
    exemplares: z.array(Piece),
    /** The id of the SKU of the piece that the address selects; null without one. */
    idExemplar: z.int32().nullable(),
    midias: z.object({
      imagens: z.array(Picture),
      arquivos: z.array(z.object({ nome: z.string(), url: z.string() })),
    }),
    video: z.string().nullable(),
    sons: z.array(Sound),
    /** Pictures from all around, in the order in which it turns, and the size of the first; null without any. */
    giro: z
      .object({ imagens: z.array(z.string()), largura: z.int().positive(), altura: z.int().positive() })
      .nullable(),
    descricoes: z.object({ curta: z.string(), longa: z.string(), tabelaMedida: z.string().nullable() }),
    /** The specification table. `explicacao` says what a line means, if the category's template does; else null. */
    caracteristicas: z.array(
      z.object({ label: z.string(), valor: z.string(), explicacao: z.string().nullable() }),
    ),
    /** For instruments in sizes: the page that finds the right one, and whom the size of each SKU fits. */
    tamanhoCerto: z
      .object({ url: z.string(), frases: z.array(z.object({ frase: z.string(), skus: z.array(z.int()) })) })
      .nullable(),
    /** For sets of strings: the page that computes the tension of each. */
    tensaoCerta: z.string().nullable(),
    /** For strings, and for instruments whose strings the shop has: the page that finds sets by what is looked for. */
    encontrarCordas: z.string().nullable(),
    /** For strings: the page on which shoppers say what they play. */
    meuInstrumento: z.string().nullable(),
    /**
     * For instruments, by their SKUs: the page on which an owner says that they play it, and the one that finds strings in
     * its size, if the shop has any.
     */
    instrumentos: z.array(
      z.object({
        skus: z.array(z.int32()),
        meuInstrumento: z.string(),
        encontrarCordas: z.string().nullable(),
      }),
    ),
    /** For instruments and sets of strings: the page that tunes them, in the tuning of the set. */
    afinador: z.string().nullable(),
    /** For instruments: the page that says what there is for left-handers, and what can be turned. */
    canhotos: z.string().nullable(),
    /** What the workshop does to it before it is sent costs from this much; null without services. */
    regulagem: z.object({ aPartirDe: z.int().nonnegative() }).nullable(),
    itensInclusos: z.array(z.string()),
    /** Weight in grams and size in millimetres of the package; null if unknown. */
    embalagem: z
      .object({ peso: z.int(), altura: z.int(), largura: z.int(), comprimento: z.int() })
      .nullable(),
    conjunto: z.array(z.object({ quantidade: z.int(), produto: ProductCard })),
    combinacoes: z.array(
      z.object({
        tipoDesconto: z.enum(['porcentagem', 'valor']),
        desconto: z.int(),
        produto: ProductCard,
        /** The combination's price in centavos: separately and with discount. */
        precoSeparado: z.int(),
        precoJunto: z.int(),
      }),
    ),
    avaliacao: ReviewSummary,
    perguntas: z.array(ProductQuestion),
  }),
})

/** Products side by side. Each row has one cell for each product; `texto` is null if nothing is known of it. */
export const Comparison = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    produtos: z.array(ProductCard).max(MAX_COMPARED),
    grupos: z.array(
      z.object({
        titulo: z.string(),
        linhas: z.array(
          z.object({
            label: z.string(),
            celulas: z.array(z.object({ texto: z.string().nullable(), melhor: z.boolean() })),
            /** Whether all products have the same. */
            igual: z.boolean(),
          }),
        ),
      }),
    ),
    /** The page that compares them blind, if at least two have a sound in common. */
    ouvir: z.string().nullable(),
    /** The number of products beyond the first four. */
    excedentes: z.int().nonnegative(),
    /** The number of products that the shop does not show any more. */
    ausentes: z.int().nonnegative(),
  }),
})

/**
 * The right size of an instrument. `tamanhos` are the sizes that the shop sells, each with the listings that have it;
 * `tamanho` is the one for the player's measures in the address, null without measures or for a player who is smaller
 * than every size.
 */
export const SizeGuide = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    tamanhos: z.array(z.object({ tamanho: z.string(), listagens: z.array(SizedListing) })),
    tamanho: z.string().nullable(),
  }),
})

/** What the shop has for left-handers, and what turning a right-handed instrument takes. */
export const LeftHanded = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    /**
     * The listings with products for left-handers in stock, by their paths: the first twelve with their first products,
     * the others without.
     */
    listagens: z.array(
      z.object({ nome: z.string(), url: z.string(), total: z.int(), produtos: z.array(ProductCard) }),
    ),
    /** Whether instruments are turned easily, by a luthier, or not at all, and why; once for those that are alike. */
    conselhos: z.array(
      z.object({
        nomes: z.array(z.string()),
        virada: z.enum(['facil', 'luthier', 'nao']),
        texto: z.string(),
      }),
    ),
  }),
})

export const Showcase = z.object({
  vitrine: z.object({
    hash: z.string(),
    titulo: z.string(),
    descricao: z.string(),
    link: z.string().nullable(),
  }),
  produtos: z.array(ProductCard),
})

export const BrandEntry = z.object({
  nome: z.string(),
  url: z.string(),
  pais: z.string().nullable(),
  total: z.int(),
})

export const ListEntry = z.object({
  hash: z.string(),
  titulo: z.string(),
  descricao: z.string(),
  url: z.string(),
  imagens: z.array(Picture),
  totalItens: z.int(),
})

const Limit = z.coerce.number().int().min(1).max(48)

export const catalog = {
  /**
   * Resolves a path, so that `/{produto}` and `/{categoria}` can share the root. 404 for an unknown path; for an old
   * one with its new `url`.
   */
  verify: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/verify',
      tags: ['catalog'],
      summary: 'O que é este endereço',
    })
    .input(z.object({ url: z.string().startsWith('/').max(500) }))
    .errors(REFUSALS)
    .output(z.object({ nivel: Level, canonical: z.string() })),

  listing: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/product/listing/{type}',
      tags: ['catalog'],
      summary: 'Listagem por categoria, marca ou landing page',
    })
    .input(ListingQuery.extend({ type: z.enum(['category', 'brand', 'landing-page']) }))
    .errors(REFUSALS)
    .output(Listing),

  product: oc
    .route({ method: 'GET', path: '/v2/front/url/product/detail', tags: ['catalog'], summary: 'Um produto' })
    .input(z.object({ url: z.string().startsWith('/').max(500) }))
    .errors(REFUSALS)
    .output(ProductDetail),

  /** `produtos`: comma-separated ids, as in the address of the page. The first four are compared. */
  comparison: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/product/comparison',
      tags: ['catalog'],
      summary: 'Produtos lado a lado',
    })
    .input(z.object({ produtos: z.string().max(200).default('') }))
    .output(Comparison),

  /** `url` is the page's address with the instrument and the player's measures. */
  sizeGuide: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/product/size-guide',
      tags: ['catalog'],
      summary: 'O tamanho certo de um instrumento',
    })
    .input(z.object({ url: z.string().startsWith('/').max(500) }))
    .output(SizeGuide),

  leftHanded: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/tools/left-handed',
      tags: ['catalog'],
      summary: 'O que há para canhotos, e o que pode ser virado',
    })
    .output(LeftHanded),

  workshop: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/workshop',
      tags: ['catalog'],
      summary: 'O que a oficina faz, e quando tem tempo',
    })
    .output(WorkshopPage),

  /**
   * A product as its page will show it, published or not, for the holder of a link from the panel. `vence` is the
   * link's expiry in Unix seconds. Refuses `ChaveInvalida`.
   */
  preview: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/product/preview',
      tags: ['catalog'],
      summary: 'Um produto antes de ser publicado',
    })
    .input(
      z.object({
        id: z.coerce.number().int().positive().max(2_147_483_647),
        // Unix seconds, which may exceed a 32-bit column.
        vence: z.coerce.number().int().positive(),
        chave: z.string().max(100),
      }),
    )
    .errors(REFUSALS)
    .output(ProductDetail),

  relatedShowcase: oc
    .route({
      method: 'GET',
      path: '/v2/front/showcase/products/produto-detalhe-relacionados',
      tags: ['catalog'],
      summary: 'Produtos relacionados',
    })
    .input(
      z.object({
        productId: z.coerce.number().int().positive().max(2_147_483_647),
        limit: Limit.default(10),
      }),
    )
    .errors(REFUSALS)
    .output(Showcase),

  seenShowcase: oc
    .route({
      method: 'GET',
      path: '/v2/front/showcase/products/ultimos-vistos',
      tags: ['catalog'],
      summary: 'Vistos recentemente',
    })
    /** `seenProducts`: comma-separated ids, newest first; unknown ones are ignored. */
    .input(
      z.object({ seenProducts: z.string().regex(/^\d{1,9}(,\d{1,9}){0,23}$/), limit: Limit.default(10) }),
    )
    .output(Showcase),

  showcase: oc
    .route({
      method: 'GET',
      path: '/v2/front/showcase/products/{hash}',
      tags: ['catalog'],
      summary: 'Uma vitrine',
    })
    .input(z.object({ hash: z.string().max(80), limit: Limit.default(12) }))
    .errors(REFUSALS)
    .output(Showcase),

  brands: oc
    .route({ method: 'GET', path: '/v2/front/brands', tags: ['catalog'], summary: 'Marcas, por letra' })
    .output(
      z.object({
        estrutura: PageFrame,
        conteudo: z.object({ letras: z.array(z.object({ letra: z.string(), marcas: z.array(BrandEntry) })) }),
      }),
    ),

  lists: oc
    .route({ method: 'GET', path: '/v2/front/url/list/listing', tags: ['catalog'], summary: 'As listas' })
    .input(ListingQuery.partial({ url: true }))
    .output(
      z.object({
        estrutura: PageFrame,
        conteudo: z.object({ listas: z.array(ListEntry) }),
        info: ListingInfo,
      }),
    ),

  list: oc
    .route({ method: 'GET', path: '/v2/front/url/list/detail', tags: ['catalog'], summary: 'Uma lista' })
    .input(z.object({ url: z.string().startsWith('/').max(500) }))
    .errors(REFUSALS)
    .output(
      z.object({
        estrutura: PageFrame,
        conteudo: ListEntry.extend({
          itens: z.array(z.object({ quantidade: z.int().positive(), produto: ProductCard })),
          /** Total price of all items in stock, in centavos. */
          total: z.int(),
        }),
      }),
    ),
}

export type Order = z.infer<typeof Order>
export type ProductStatus = z.infer<typeof ProductStatus>
export type Badge = z.infer<typeof Badge>
export type ProductCard = z.infer<typeof ProductCard>
export type Facet = z.infer<typeof Facet>
export type Listing = z.infer<typeof Listing>
export type ListingDetails = z.infer<typeof ListingDetails>
export type ListingInfo = z.infer<typeof ListingInfo>
export type FoundPage = z.infer<typeof FoundPage>
export type SearchHint = z.infer<typeof SearchHint>
export type ListingQuery = z.infer<typeof ListingQuery>
export type ProductDetail = z.infer<typeof ProductDetail>
export type Sku = z.infer<typeof Sku>
export type Sound = z.infer<typeof Sound>
export type Comparison = z.infer<typeof Comparison>
export type SizeGuide = z.infer<typeof SizeGuide>
export type LeftHanded = z.infer<typeof LeftHanded>
export type Showcase = z.infer<typeof Showcase>
export type ListEntry = z.infer<typeof ListEntry>
