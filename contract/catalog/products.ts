import * as z from 'zod'
import { MAX_CENTAVOS } from '#domain/money/max-centavos.ts'
import { PRODUCT_LIMITS } from '#domain/product/product-fields.ts'
import { productFormProblems } from '#domain/product/product-problems.ts'
import { adminCall } from '../admin-call.ts'
import { Centavos } from '../money.ts'
import { PageInput, pageOf } from '../paging.ts'
import { refineBy } from '../panel/refine-by.ts'
import { Picture } from '../picture.ts'
import { PathId } from './catalogue-parts.ts'
import { CategoryBox } from './categories.ts'
import { AttributeInput, ProductParts, SkuInput } from './product-input.ts'

const call = adminCall('products')

const Instant = z.iso.datetime()
const Status = z.enum(['disponivel', 'sobConsulta', 'inativo'])

/** A picture of a product with what it looks like; `arquivo` is the key under which it is saved. */
const ProductPicture = Picture.extend({ arquivo: z.string() })

/** What `files.upload` answers, or an address: of the shop, or of another place by https. */
const FILE = /^(([a-z0-9]+-)*[0-9a-f]{24}\.pdf|\/[^/\s]\S*|https:\/\/\S+)$/

/** One line of the list of products. Prices are the lowest and the highest of its SKUs, in centavos. */
const ProductLine = z.object({
  id: z.int32().positive(),
  slug: z.string(),
  nome: z.string(),
  marca: z.string(),
  categoria: z.string(),
  situacao: Status,
  imagem: Picture.nullable(),
  skus: z.int().nonnegative(),
  estoque: z.int().nonnegative(),
  precoMinimo: Centavos,
  precoMaximo: Centavos,
  vendas: z.int().nonnegative(),
  publicarEm: Instant.nullable(),
  retirarEm: Instant.nullable(),
  alteradoEm: Instant,
})

/** What can be bought of a product, as the panel edits it. `id` is null for one that is new. */
const PanelSku = SkuInput.extend({
  id: z.int32().positive().nullable(),
  /** Of a new SKU what it begins with; that of a known one is changed by movements alone, which add up without an end here. */
  estoque: SkuInput.shape.estoque,
  /** What one unit costs the store; null where nobody has said. The shop never tells it. */
  custo: Centavos.max(MAX_CENTAVOS).nullable(),
  /** The price while the product's `promocao` runs; null where the SKU takes no part in it. */
  precoPromocional: Centavos.min(1).max(MAX_CENTAVOS).nullable(),
})

/**
 * The parts of a product that its form in the panel edits: what its page in the shop is made of, and what is to happen to it. Prices are those outside of
 * the promotion. What other pages of the panel edit (stock, kits, related and combined products) is not here.
 */
const FormParts = ProductParts.omit({
  publicadoEm: true,
  vendas: true,
  kit: true,
  combinacoes: true,
  relacionados: true,
}).extend({
  descricao: ProductParts.shape.descricao.max(100_000),
  tabelaMedida: z.string().max(100_000).nullable(),
  caracteristicas: ProductParts.shape.caracteristicas.max(100),
  itensInclusos: ProductParts.shape.itensInclusos.max(60),
  palavrasChave: ProductParts.shape.palavrasChave.max(60),
  categorias: ProductParts.shape.categorias.max(30),
  arquivos: z
    .array(
      z.object({
        nome: z.string().trim().min(1).max(PRODUCT_LIMITS.nomeArquivo),
        arquivo: z.string().regex(FILE).max(500),
      }),
    )
    .max(20),
  garantia: z.string().trim().max(PRODUCT_LIMITS.garantia),
  skus: z.array(PanelSku).min(1).max(200),
  promocao: z.object({ de: Instant, ate: Instant }).nullable(),
  /** Comes into the shop then, as `situacao` says; until then it is out of it. */
  publicarEm: Instant.nullable(),
  /** Leaves the shop then. */
  retirarEm: Instant.nullable(),
})

/** A product as the panel saves it. */
const ProductForm = FormParts.superRefine(refineBy(productFormProblems))

const Version = z.int32().positive()

/** A product as it stands, for editing. Imports may have stored more, or longer, than the form takes. */
const PanelProduct = FormParts.extend({
  descricao: ProductParts.shape.descricao,
  tabelaMedida: ProductParts.shape.tabelaMedida,
  caracteristicas: ProductParts.shape.caracteristicas,
  itensInclusos: ProductParts.shape.itensInclusos,
  palavrasChave: ProductParts.shape.palavrasChave,
  categorias: ProductParts.shape.categorias,
  arquivos: ProductParts.shape.arquivos,
  garantia: ProductParts.shape.garantia,
  id: z.int32().positive(),
  versao: Version,
  midias: z.array(ProductPicture),
  /** Whether the shop shows it now. */
  naLoja: z.boolean(),
  kit: z.boolean(),
  publicadoEm: Instant,
  alteradoEm: Instant,
})

const TemplateField = z.object({
  label: AttributeInput.shape.label,
  /** Whether the line filters listings. */
  filtro: z.boolean(),
  /** Values to choose from; others can be typed. */
  opcoes: z.array(AttributeInput.shape.valor).max(60),
})

const Template = z.object({
  /** 0 where the category has no template of its own yet. */
  versao: z.int32().nonnegative(),
  campos: z.array(TemplateField).max(60),
  /** The category that the fields come from: itself or the next one above with a template; null where none has. */
  de: z.string().nullable(),
})

const CategoryPath = z.string().trim().min(1).max(400)

export const products = {
  /**
   * `busca` finds names, brands, SKUs and EANs; each of its words has to be found. `ordem` with a minus is from the last to the
   * first.
   */
  list: call('GET', '/products', 'Lista os produtos, dentro e fora da loja', 'catalogo.ver')
    .input(
      PageInput.extend({
        busca: z.string().trim().max(100).default(''),
        /** The path of a category; those below it are in. */
        categoria: CategoryPath.optional(),
        marca: z.string().max(120).optional(),
        situacao: Status.optional(),
        /** `ultimas`: five units or fewer. */
        estoque: z.enum(['com', 'sem', 'ultimas']).optional(),
        imagem: z.enum(['sem']).optional(),
        ordem: z
          .enum([
            '-alterado',
            'alterado',
            'nome',
            '-nome',
            'preco',
            '-preco',
            'estoque',
            '-estoque',
            '-vendas',
            'vendas',
          ])
          .default('-alterado'),
      }),
    )
    .output(pageOf(ProductLine)),

  get: call('GET', '/products/{id}', 'Um produto, para editar', 'catalogo.ver')
    .input(z.object({ id: PathId }))
    .output(PanelProduct),

  create: call('POST', '/products', 'Cadastra um produto', 'catalogo.editar')
    .input(ProductForm)
    .output(PanelProduct),

  /** Refuses `VersaoAntiga` where somebody has saved it since it was read. A new slug leaves a redirect behind. */
  save: call('PUT', '/products/{id}', 'Salva um produto', 'catalogo.editar')
    .input(ProductForm.safeExtend({ id: PathId, versao: Version }))
    .output(PanelProduct),

  /** A copy that is out of the shop, with SKUs of its own and no stock. */
  duplicate: call('POST', '/products/{id}/duplicate', 'Duplica um produto', 'catalogo.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({ id: z.int32().positive() })),

  /** All of them or, where one can't be, none. `alterados` counts those that were in another situation. */
  setStatus: call('POST', '/products/status', 'Publica ou retira produtos', 'catalogo.editar')
    .input(z.object({ ids: z.array(z.int32().positive()).min(1).max(200), situacao: Status }))
    .output(z.object({ alterados: z.int().nonnegative() })),

  /** The product in the shop's own page as it is saved, published or not. Who has the link sees it until `venceEm`. */
  preview: call(
    'POST',
    '/products/{id}/preview',
    'Um link para ver o produto antes de publicar',
    'catalogo.ver',
  )
    .input(z.object({ id: PathId }))
    .output(z.object({ url: z.string(), venceEm: Instant })),

  /**
   * What a product can be put under: `nome` of a category tells those above it, too, and `embalagem` is its own box or that of the
   * next above it.
   */
  choices: call('GET', '/products/choices', 'Categorias e marcas para escolher', 'catalogo.ver').output(
    z.object({
      categorias: z.array(
        z.object({ caminho: z.string(), nome: z.string(), embalagem: CategoryBox.nullable() }),
      ),
      marcas: z.array(z.object({ slug: z.string(), nome: z.string() })),
    }),
  ),

  template: call(
    'GET',
    '/specification-templates',
    'As características que uma categoria pede',
    'catalogo.ver',
  )
    .input(z.object({ categoria: CategoryPath }))
    .output(Template),

  /** Without fields, the category has those of the next above again. */
  saveTemplate: call(
    'PUT',
    '/specification-templates',
    'Salva as características que uma categoria pede',
    'catalogo.editar',
  )
    .input(
      z.object({ categoria: CategoryPath, versao: Template.shape.versao, campos: Template.shape.campos }),
    )
    .output(Template),
}

export type ProductForm = z.infer<typeof ProductForm>
export type PanelProduct = z.infer<typeof PanelProduct>
export type PanelSku = z.infer<typeof PanelSku>
export type ProductLine = z.infer<typeof ProductLine>
export type SpecificationTemplate = z.infer<typeof Template>
