import * as z from 'zod'
import { SLUG } from '#domain/format/slug.ts'
import { MAX_CENTAVOS } from '#domain/money/max-centavos.ts'
import { NCM, PRODUCT_LIMITS } from '#domain/product/product-fields.ts'
import { productProblems } from '#domain/product/product-problems.ts'
import { MAX_SKUS, SKU_LIMITS } from '#domain/product/sku-problems.ts'
import { Centavos } from '../money.ts'
import { refineBy } from '../panel/refine-by.ts'
import { Order } from './catalog.ts'

const Slug = z.string().regex(SLUG).max(PRODUCT_LIMITS.slug)
const Text = z.string().trim().min(1).max(2_000)

export const AttributeInput = z.object({ label: Text.max(40), valor: Text.max(80) })

/** A picture of a product: `arquivo` is the key of an original in the storage. */
export const PictureInput = z.object({ arquivo: Text.max(500), alt: Text.max(200) })

const Price = Centavos.max(MAX_CENTAVOS)

/** A package measure in grams or millimetres; null if unknown, in which case the SKU can't be sold. */
const BoxMeasure = z.int().positive().max(SKU_LIMITS.medida).nullable()

/** A SKU. */
export const SkuInput = z.object({
  sku: Text.max(SKU_LIMITS.sku),
  /** GTIN-13 with a valid check digit, or null for goods without one. */
  ean: z
    .string()
    .regex(/^\d{13}$/)
    .nullable(),
  mpn: Text.max(SKU_LIMITS.mpn).nullable(),
  precoDe: Price.nullable(),
  precoPor: Price,
  estoque: z.int32().nonnegative(),
  peso: BoxMeasure,
  altura: BoxMeasure,
  largura: BoxMeasure,
  comprimento: BoxMeasure,
  /** At most one `unico` (chosen by picture) and any number of `simples`; empty for a product without variants. */
  atributos: z.object({ unico: AttributeInput.nullable(), simples: z.array(AttributeInput).max(10) }),
  /** Positions in the product's `midias` that show this SKU. */
  midias: z.array(z.int32().nonnegative()).max(60),
})

/** The input of a product. Slugs refer to brands, categories and other products. */
export const ProductParts = z.object({
  slug: Slug,
  nome: Text.max(PRODUCT_LIMITS.nome),
  marca: z.object({ slug: Slug, nome: Text.max(PRODUCT_LIMITS.marca) }),
  /** Path of the main category, e.g. `cordas/cordas-para-violino`; used for the breadcrumb. */
  categoria: Text.max(PRODUCT_LIMITS.categoria),
  /** Paths of further categories that list the product. */
  categorias: z.array(Text.max(PRODUCT_LIMITS.categoria)),
  descricaoCurta: z.string().max(PRODUCT_LIMITS.descricaoCurta),
  /** HTML; sanitised on input. */
  descricao: z.string(),
  tabelaMedida: z.string().nullable(),
  /** The specification table, in order. `filtro` makes the label a facet of listings. */
  caracteristicas: z.array(AttributeInput.extend({ filtro: z.boolean() })),
  itensInclusos: z.array(Text.max(500)),
  garantia: z.string(),
  ncm: z.string().regex(NCM).nullable(),
  /** Origin of goods, 0 to 8, as the NF-e has it. */
  origem: z.int().min(0).max(8),
  palavrasChave: z.array(Text.max(200)),
  situacao: z.enum(['disponivel', 'sobConsulta', 'inativo']),
  publicadoEm: z.iso.datetime(),
  /** Units sold in the last 90 days; used for the orders Popularidade and Mais vendidos. */
  vendas: z.int().nonnegative(),
  /** The first is the cover, which cards show. Empty only for an unpublished product. */
  midias: z.array(PictureInput).max(60),
  arquivos: z.array(z.object({ nome: Text, arquivo: Text })),
  /** An address, or that of an uploaded video: `/arquivos/….mp4`. */
  video: z.string().max(PRODUCT_LIMITS.video).nullable(),
  skus: z.array(SkuInput).min(1).max(MAX_SKUS),
  /** The parts of a kit; empty for any other product. */
  kit: z.array(z.object({ sku: Text, quantidade: z.int().positive() })),
  combinacoes: z.array(
    z.object({
      produto: Slug,
      tipoDesconto: z.enum(['porcentagem', 'valor']),
      desconto: z.int32().positive(),
    }),
  ),
  relacionados: z.array(Slug),
  seo: z
    .object({
      title: z.string().max(PRODUCT_LIMITS.seoTitle),
      description: z.string().max(PRODUCT_LIMITS.seoDescription),
    })
    .nullable(),
})

/** A product as demo, import and panel save it. */
export const ProductInput = ProductParts.superRefine(refineBy(productProblems))

/** A category; `caminho` is its path of one to three slugs. Parents come before children. */
export const CategoryInput = z.object({
  caminho: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/),
  nome: Text.max(60),
  titulo: Text.max(90),
  /** HTML text of the category's page. */
  descricao: z.string(),
  imagem: PictureInput.nullable(),
  seo: z.object({ title: z.string().max(70), description: z.string().max(170) }).nullable(),
  /**
   * Key attributes, by query parameter, most distinctive first. They come first among the filters and are shown on
   * cards. If empty, the parent category's apply.
   */
  atributosPrincipais: z.array(Slug).max(5),
})

export const BrandInput = z.object({
  slug: Slug,
  nome: Text.max(60),
  descricao: z.string(),
  pais: z.string().nullable(),
  imagem: PictureInput.nullable(),
})

/** A list of products to buy together, e.g. `volta-as-aulas`. */
export const ListInput = z.object({
  slug: Slug,
  titulo: Text.max(90),
  /** HTML; sanitised on input. */
  descricao: z.string(),
  itens: z.array(z.object({ produto: Slug, quantidade: z.int().positive() })),
})

/**
 * A showcase: its own products first, then with `automatica` the first products in that order (optionally of a
 * category, by path).
 */
export const ShowcaseInput = z.object({
  hash: Slug,
  titulo: z.string().max(90),
  descricao: z.string().max(300),
  link: z.string().startsWith('/').max(500).nullable(),
  produtos: z.array(Slug),
  automatica: z.object({ order: Order, categoria: z.string().max(400).nullable() }).nullable(),
})

/**
 * A landing page at the root: lists the products of a rule, in a category or the whole shop, and its own products.
 * `selecao` is the query of a listing's address, e.g. `oferta=1&marca=elixir`; `categoria` is a path.
 */
export const LandingPageInput = z.object({
  slug: Slug,
  titulo: Text.max(90),
  /** HTML; sanitised on input. */
  descricao: z.string(),
  selecao: z.string().max(500),
  categoria: Text.max(PRODUCT_LIMITS.categoria).nullable(),
  produtos: z.array(Slug),
  seo: z.object({ title: z.string().max(70), description: z.string().max(170) }).nullable(),
})

/** An old address and its replacement; both are paths of the shop. */
export const RedirectInput = z.object({
  de: z.string().startsWith('/').max(500),
  para: z.string().startsWith('/').max(500),
})

export type ProductInput = z.infer<typeof ProductInput>
export type SkuInput = z.infer<typeof SkuInput>
export type CategoryInput = z.infer<typeof CategoryInput>
export type BrandInput = z.infer<typeof BrandInput>
export type ListInput = z.infer<typeof ListInput>
export type ShowcaseInput = z.infer<typeof ShowcaseInput>
export type LandingPageInput = z.infer<typeof LandingPageInput>
export type RedirectInput = z.infer<typeof RedirectInput>
