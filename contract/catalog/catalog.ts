import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Installment, Prices } from '../money.ts'
import { Level, PageFrame } from '../page-frame.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { ProductQuestion, ReviewSummary } from '../reviews/reviews.ts'

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

/** A product as cards in listings, showcases and searches show it. */
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
  /** How many SKUs can be chosen, of those that were asked for; with 1 the card can put it straight into the cart. */
  variacoes: z.int().positive(),
  /** The SKU that a quick buy takes and that `url` opens on. */
  idSku: z.int32(),
  /**
   * The values of the SKU that was asked for, by a filter or a search: prices, stock, badges, pictures and `url` are then its own.
   * Null for a product as a whole.
   */
  variante: z.array(z.object({ label: z.string(), valor: z.string() })).nullable(),
  /** What it is by the key attributes of its category, the most telling first: what tells it from its neighbours. */
  fatos: z.array(z.object({ label: z.string(), valor: z.string() })),
  /** What applies by itself when it is bought, whoever buys, in few words (`Leve 3, pague 2`); its page tells the conditions. */
  promocoes: z.array(z.object({ id: z.int32(), label: z.string() })),
})

/** A value of a facet. `url` is the listing with this value toggled; `total` what the listing would then add or hold. */
const FacetValue = z.object({
  valor: z.string(),
  label: z.string(),
  total: z.int(),
  ativo: z.boolean(),
  url: z.string(),
})

/** One facet. `chave` is its parameter in the address. Values of one facet are alternatives; facets narrow one another. */
export const Facet = z.object({ chave: z.string(), label: z.string(), valores: z.array(FacetValue) })

const CategoryLink = z.object({
  nome: z.string(),
  url: z.string(),
  total: z.int(),
  imagem: Picture.nullable(),
})

const PriceBand = z.object({
  /** Centavos; null is open. */
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
  /** One facet per filterable attribute or specification; in a category its key attributes first, in their order. */
  filtros: z.array(Facet),
  filtrosPreco: z.array(PriceBand),
  /** The bounds of prices in the listing, in centavos, for free input of a range. */
  faixaPreco: z.object({ de: z.int(), ate: z.int() }),
  /** Facet `avaliacao`: 4 and more, 3 and more. */
  avaliacoes: Facet,
  /** Facets of one value each: `disponivel`, `oferta`, `frete-gratis`. */
  selos: z.array(Facet),
  /** The filters that are on, each with the address that takes it off. */
  ativos: z.array(z.object({ label: z.string(), url: z.string() })),
  /** The address without any filter. */
  urlSemFiltros: z.string(),
  ordenacao: z.array(z.object({ valor: Order, label: z.string(), ativo: z.boolean(), url: z.string() })),
})

export const ListingInfo = z.object({
  /** Query strings of the neighbouring pages, null at the ends. */
  prev: z.string().nullable(),
  self: z.string(),
  next: z.string().nullable(),
  offset: z.int(),
  limit: z.int(),
  exibindo: z.int(),
  total: z.int(),
  pg: z.int(),
  qtdPages: z.int(),
  /** How many filters are on. */
  filtros: z.int(),
})

/** A page of the shop that answers a search. */
export const FoundPage = z.object({ titulo: z.string(), resumo: z.string(), url: z.string() })

const SearchLink = z.object({ texto: z.string(), url: z.string() })

export const SearchHint = z.object({
  texto: z.string(),
  /** "Você quis dizer": another text, with its address. */
  sugestao: SearchLink.nullable(),
  /** The text that was really searched, when `texto` itself found nothing. */
  buscado: z.string(),
  /** Where another text was searched: the one that asks for exactly what was typed. */
  exata: SearchLink.nullable(),
  /** What the shop says of an answer that is not quite what was asked for. */
  aviso: z.string().nullable(),
  /** Words that were left out, as they were typed, since nothing has all words. */
  retirados: z.array(z.string()),
  /** Kinds of goods that were asked for and that the shop doesn't sell, in the plural. */
  naoVendidos: z.array(z.string()),
  /** Pages of the shop that answer it. */
  paginas: z.array(FoundPage),
  /** The address that the shop leads this text to, instead of its results. */
  destino: z.string().nullable(),
})

export const Listing = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    busca: SearchHint.nullable(),
    produtos: z.array(ProductCard),
    detalhes: ListingDetails,
    /** What to look at instead, when little or nothing was found. */
    sugestoes: z.array(ProductCard),
  }),
  info: ListingInfo,
})

/**
 * `url` is the page's address with its filters (`/cordas?marca=elixir&pg=2`); `offset` and `limit` win over its `pg` and `ipp`.
 */
export const ListingQuery = z.object({
  url: z.string().startsWith('/').max(2000),
  offset: z.coerce.number().int().min(0).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(96).optional(),
  order: Order.optional(),
})

const SimpleAttribute = z.object({
  label: z.string(),
  /** Values in their natural order; `skus` are those that have it. */
  valores: z.array(z.object({ label: z.string(), skus: z.array(z.int()) })),
})

export const Sku = z.object({
  id: z.int32(),
  sku: z.string(),
  ean: z.string().nullable(),
  mpn: z.string().nullable(),
  /** The query string that selects this SKU on the product's page, e.g. `?tamanho=3-4`; empty for the one that is shown first. */
  selecao: z.string(),
  precos: Prices,
  selos: z.array(Badge),
  estoque: z.int().nonnegative(),
  atributos: z.object({
    unico: z.object({ label: z.string(), valor: z.string() }).nullable(),
    simples: z.array(z.object({ label: z.string(), valor: z.string() })),
  }),
  /** Positions in `midias.imagens`. */
  imagens: z.array(z.int()),
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
    /** Of the SKU that the address selects, as the prices. */
    selos: z.array(Badge),
    /** Prices of the SKU that the address selects; those of the others stand in `skus`. */
    precos: Prices,
    /** The whole instalment table of the selected SKU, without and with interest. */
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
    /** Never empty. Without a selection one that serves as the first does is shown, in stock if it can be. */
    skus: z.array(Sku),
    /** The id of the SKU that the address selects. */
    idSku: z.int32(),
    midias: z.object({
      imagens: z.array(Picture),
      arquivos: z.array(z.object({ nome: z.string(), url: z.string() })),
    }),
    video: z.string().nullable(),
    descricoes: z.object({ curta: z.string(), longa: z.string(), tabelaMedida: z.string().nullable() }),
    caracteristicas: z.array(z.object({ label: z.string(), valor: z.string() })),
    itensInclusos: z.array(z.string()),
    /** Grams and millimetres of the packed box; null where nobody has measured it. */
    embalagem: z
      .object({ peso: z.int(), altura: z.int(), largura: z.int(), comprimento: z.int() })
      .nullable(),
    conjunto: z.array(z.object({ quantidade: z.int(), produto: ProductCard })),
    combinacoes: z.array(
      z.object({
        tipoDesconto: z.enum(['porcentagem', 'valor']),
        desconto: z.int(),
        produto: ProductCard,
        /** Both together: what they cost apart, and with the discount. Centavos. */
        precoSeparado: z.int(),
        precoJunto: z.int(),
      }),
    ),
    avaliacao: ReviewSummary,
    perguntas: z.array(ProductQuestion),
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
  /** Says what a path is, so that `/{produto}` and `/{categoria}` can share the root. 404 for unknown paths, with the new `url` for old ones. */
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

  /**
   * A product as its page will show it, in the shop or not, for who holds a link that the panel made: `vence` is when it ends,
   * in seconds since 1970. Refuses `ChaveInvalida`.
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
        // A moment, which no column holds.
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
    /** `seenProducts`: ids, comma-separated, the latest first; unknown ones are left out. */
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
          /** Of all items that are in stock, in centavos. */
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
export type Showcase = z.infer<typeof Showcase>
export type ListEntry = z.infer<typeof ListEntry>
