import * as z from 'zod'
import { MAX_CENTAVOS } from '#domain/money/max-centavos.ts'
import { NCM, PRODUCT_LIMITS, SLUG } from '#domain/product/product-fields.ts'
import { productProblems } from '#domain/product/product-problems.ts'
import { SKU_LIMITS } from '#domain/product/sku-problems.ts'
import { Centavos } from '../money.ts'
import { refineBy } from '../panel/refine-by.ts'
import { Order } from './catalog.ts'

const Slug = z.string().regex(SLUG).max(PRODUCT_LIMITS.slug)
const Text = z.string().trim().min(1).max(2_000)

export const AttributeInput = z.object({ label: Text.max(40), valor: Text.max(80) })

/** A picture of a product: `arquivo` is the key of an original that the storage already holds. */
export const PictureInput = z.object({ arquivo: Text.max(500), alt: Text.max(200) })

const Price = Centavos.max(MAX_CENTAVOS)

/** A measure of the packed box in grams or millimetres; null where nobody has taken it, which keeps goods from being for sale. */
const BoxMeasure = z.int().positive().max(SKU_LIMITS.medida).nullable()

/** One thing that can be bought. */
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
  /** At most one `unico` (shown by its own picture) and any number of `simples`; empty for a product without variants. */
  atributos: z.object({ unico: AttributeInput.nullable(), simples: z.array(AttributeInput).max(10) }),
  /** Positions in the product's `midias` that show this SKU. */
  midias: z.array(z.int32().nonnegative()).max(60),
})

/** The parts of a product. Slugs name brands, categories and other products. */
export const ProductParts = z.object({
  slug: Slug,
  nome: Text.max(PRODUCT_LIMITS.nome),
  marca: z.object({ slug: Slug, nome: Text.max(PRODUCT_LIMITS.marca) }),
  /** Path of the main category, e.g. `cordas/cordas-para-violino`; it makes the breadcrumb. */
  categoria: Text.max(PRODUCT_LIMITS.categoria),
  /** Paths of further categories that list the product. */
  categorias: z.array(Text.max(PRODUCT_LIMITS.categoria)),
  descricaoCurta: z.string().max(PRODUCT_LIMITS.descricaoCurta),
  /** HTML; sanitised on the way in. */
  descricao: z.string(),
  tabelaMedida: z.string().nullable(),
  /** The specification table in its order. `filtro` makes the label a facet of listings. */
  caracteristicas: z.array(AttributeInput.extend({ filtro: z.boolean() })),
  itensInclusos: z.array(Text.max(500)),
  garantia: z.string(),
  ncm: z.string().regex(NCM).nullable(),
  /** Origin of goods, 0 to 8, as the NF-e has it. */
  origem: z.int().min(0).max(8),
  palavrasChave: z.array(Text.max(200)),
  situacao: z.enum(['disponivel', 'sobConsulta', 'inativo']),
  publicadoEm: z.iso.datetime(),
  /** Units sold in the last 90 days; feeds Popularidade and Mais vendidos. */
  vendas: z.int().nonnegative(),
  /** The first is the one that cards show. Empty only for a product that is not in the shop. */
  midias: z.array(PictureInput).max(60),
  arquivos: z.array(z.object({ nome: Text, arquivo: Text })),
  video: z.url().max(PRODUCT_LIMITS.video).nullable(),
  skus: z.array(SkuInput).min(1).max(200),
  /** What a kit is made of; empty for all else. */
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

/** A product as demo, import and panel hand it to the catalogue. */
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
   * What tells its products apart: words of attributes in addresses, the most telling first. They open its filters and stand on
   * cards. Empty takes those of the category above it.
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
  /** HTML; sanitised on the way in. */
  descricao: z.string(),
  itens: z.array(z.object({ produto: Slug, quantidade: z.int().positive() })),
})

/** A showcase: its own products first, then, with `automatica`, the first of that order (of a category, by its path). */
export const ShowcaseInput = z.object({
  hash: Slug,
  titulo: z.string().max(90),
  descricao: z.string().max(300),
  link: z.string().startsWith('/').max(500).nullable(),
  produtos: z.array(Slug),
  automatica: z.object({ order: Order, categoria: z.string().max(400).nullable() }).nullable(),
})

/**
 * A page at the root that lists what a rule finds, in a category or in all of the shop, and products of its own. `selecao` is the
 * query of a listing's address, e.g. `oferta=1&marca=elixir`; `categoria` a path.
 */
export const LandingPageInput = z.object({
  slug: Slug,
  titulo: Text.max(90),
  /** HTML; sanitised on the way in. */
  descricao: z.string(),
  selecao: z.string().max(500),
  categoria: Text.max(PRODUCT_LIMITS.categoria).nullable(),
  produtos: z.array(Slug),
  seo: z.object({ title: z.string().max(70), description: z.string().max(170) }).nullable(),
})

/** An old address and the one that took its place; both are paths of the shop. */
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
