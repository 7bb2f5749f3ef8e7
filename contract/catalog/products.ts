import * as z from 'zod'
import { FAMILY_WORDS } from '#domain/instruments/families/family.ts'
import { MAX_CENTAVOS } from '#domain/money/max-centavos.ts'
import { PRODUCT_LIMITS } from '#domain/product/product-fields.ts'
import { productFormProblems } from '#domain/product/product-problems.ts'
import { MAX_SKUS } from '#domain/product/sku-problems.ts'
import { COMPARISONS, FIELD_ROLES, FIELD_TYPES, FILTERINGS } from '#domain/product/specifications/field.ts'
import { templateProblems } from '#domain/product/specifications/template-problems.ts'
import { UNIT_WORDS } from '#domain/product/specifications/units.ts'
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

/** A picture of a product with its alt text; `arquivo` is its storage key. */
const ProductPicture = Picture.extend({ arquivo: z.string() })

/** The result of `files.upload`, or an address: a path of the shop, or an https URL. */
const FILE = /^(([a-z0-9]+-)*[0-9a-f]{24}\.pdf|\/[^/\s]\S*|https:\/\/\S+)$/

/** A line of the product list. Prices are the lowest and highest of its SKUs, in centavos. */
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
  /** How many wait in the queues of its SKUs. */
  esperando: z.int().nonnegative(),
  precoMinimo: Centavos,
  precoMaximo: Centavos,
  vendas: z.int().nonnegative(),
  publicarEm: Instant.nullable(),
  retirarEm: Instant.nullable(),
  alteradoEm: Instant,
})

/** A SKU as the panel edits it. `id` is null for a new one. */
const PanelSku = SkuInput.extend({
  id: z.int32().positive().nullable(),
  /**
   * The initial stock of a new SKU. An existing one changes only by movements, so that its stock may exceed this limit.
   */
  estoque: SkuInput.shape.estoque,
  /** Unit cost in centavos; null if unknown. The shop never shows it. */
  custo: Centavos.max(MAX_CENTAVOS).nullable(),
  /** When goods are expected; missing leaves it as it is. Shoppers see it while the SKU is sold out. */
  previsaoReposicao: z.iso.date().nullable().optional(),
  /** The price during the product's `promocao`; null if the SKU is not part of it. */
  precoPromocional: Centavos.min(1).max(MAX_CENTAVOS).nullable(),
})

/**
 * The fields of a product's form in the panel. Prices are the regular ones, outside the promotion. Excludes what other
 * pages edit: stock, kits, related products and combinations.
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
  skus: z.array(PanelSku).min(1).max(MAX_SKUS),
  promocao: z.object({ de: Instant, ate: Instant }).nullable(),
  /** Publication time, with the given `situacao`; unpublished until then. */
  publicarEm: Instant.nullable(),
  /** Time when it is unpublished. */
  retirarEm: Instant.nullable(),
})

/** A product as the panel saves it. */
const ProductForm = FormParts.superRefine(refineBy(productFormProblems))

const Version = z.int32().positive()

/** A product for editing. Imports may have stored more entries or longer texts than the form accepts. */
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
  /** The codes of SKUs that are sold out after their restock date. */
  atrasados: z.array(z.string()),
  publicadoEm: Instant,
  alteradoEm: Instant,
})

const TemplateField = z.object({
  label: AttributeInput.shape.label,
  /** Whether listings filter by it. */
  filtro: z.boolean(),
  /** How they do: by a box for each value, or (`numero` and `faixa` only) from one number to another. */
  filtragem: z.enum(FILTERINGS).default('valores'),
  /** The only values of an `escolha`; suggestions for any other type. */
  opcoes: z.array(AttributeInput.shape.valor).max(60),
  /** How values are written: `25,5"` in a `numero` of millimetres is stored as `647,7 mm`. */
  tipo: z.enum(FIELD_TYPES).default('texto'),
  /** Of `numero` and `faixa`; null for plain numbers and all other types. */
  unidade: z.enum(UNIT_WORDS).nullable().default(null),
  /** What the field states of the template's instrument, for checks of one field against another. */
  papel: z.enum(FIELD_ROLES).nullable().default(null),
  /** How products are compared by it; `maior` and `menor` (of a `numero` only) say which value is the best. */
  comparacao: z.enum(COMPARISONS).default('semMelhor'),
  /** How to fill it; shown beside the field. */
  ajuda: z.string().trim().max(200).default(''),
  /** What it means, for shoppers; products show it in their specification table. */
  explicacao: z.string().trim().max(300).default(''),
})

/**
 * A field as it replaces one of the template before. `labelAntes` is what it was called there (null for a new field),
 * `opcoesAntes` are choices that were renamed: filled products take the new names. Without them, a field of the same
 * name is the same one, and what is missing is removed.
 */
const SavedTemplateField = TemplateField.extend({
  labelAntes: TemplateField.shape.label.nullable().optional(),
  opcoesAntes: z
    .array(z.object({ de: AttributeInput.shape.valor, para: AttributeInput.shape.valor }))
    .max(60)
    .optional(),
})

const Template = z.object({
  /** 0 if the category has no template of its own. */
  versao: z.int32().nonnegative(),
  campos: z.array(TemplateField).max(60),
  /** The instrument that the category's products are, with whose sizes and scales they are compared; null if none. */
  instrumento: z.enum(FAMILY_WORDS).nullable().default(null),
  /** The category that the fields come from: itself or its nearest ancestor with a template; null if none has one. */
  de: z.string().nullable(),
})

/** `abaixo`: the paths of the categories below that have a template of their own, and so don't inherit this one. */
const TemplateInTree = Template.extend({ abaixo: z.array(z.string()) })

const CategoryPath = z.string().trim().min(1).max(400)

export const products = {
  /**
   * `busca` searches names, brands, SKUs and EANs; all of its words must match. A minus before `ordem` sorts
   * descending.
   */
  list: call('GET', '/products', 'Lista os produtos, dentro e fora da loja', 'catalogo.ver')
    .input(
      PageInput.extend({
        busca: z.string().trim().max(100).default(''),
        /** The path of a category; includes its subcategories. */
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

  /** Refuses `VersaoAntiga` if somebody has saved it since it was read. A new slug leaves a redirect behind. */
  save: call('PUT', '/products/{id}', 'Salva um produto', 'catalogo.editar')
    .input(ProductForm.safeExtend({ id: PathId, versao: Version }))
    .output(PanelProduct),

  /** An unpublished copy with its own SKUs and no stock. */
  duplicate: call('POST', '/products/{id}/duplicate', 'Duplica um produto', 'catalogo.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({ id: z.int32().positive() })),

  /** Changes all or, if one can't be changed, none. `alterados` counts those that had another situation. */
  setStatus: call('POST', '/products/status', 'Publica ou retira produtos', 'catalogo.editar')
    .input(z.object({ ids: z.array(z.int32().positive()).min(1).max(200), situacao: Status }))
    .output(z.object({ alterados: z.int().nonnegative() })),

  /** A link to the product's page in the shop, published or not, with the saved data. Valid until `venceEm`. */
  preview: call(
    'POST',
    '/products/{id}/preview',
    'Um link para ver o produto antes de publicar',
    'catalogo.ver',
  )
    .input(z.object({ id: PathId }))
    .output(z.object({ url: z.string(), venceEm: Instant })),

  /**
   * What a product can refer to. A category's `nome` includes its ancestors, and `embalagem` is its own package or its
   * nearest ancestor's.
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
    .output(TemplateInTree),

  /** How many products that the category's template reads have filled each line, and each value of a choice. */
  templateUse: call(
    'GET',
    '/specification-templates/use',
    'Quantos produtos preenchem cada característica',
    'catalogo.ver',
  )
    .input(z.object({ categoria: CategoryPath }))
    .output(
      z.object({
        campos: z.array(z.object({ label: z.string(), produtos: z.int() })),
        valores: z.array(z.object({ campo: z.string(), valor: z.string(), produtos: z.int() })),
      }),
    ),

  /**
   * Without fields, the category inherits its nearest ancestor's again. Filled products are read by the template again
   * in the background, under its new names.
   */
  saveTemplate: call(
    'PUT',
    '/specification-templates',
    'Salva as características que uma categoria pede',
    'catalogo.editar',
  )
    .input(
      z
        .object({
          categoria: CategoryPath,
          versao: Template.shape.versao,
          instrumento: Template.shape.instrumento,
          campos: z.array(SavedTemplateField).max(60),
        })
        .superRefine(refineBy(({ campos }) => templateProblems(campos))),
    )
    .output(Template),
}

export type ProductForm = z.infer<typeof ProductForm>
export type PanelProduct = z.infer<typeof PanelProduct>
export type PanelSku = z.infer<typeof PanelSku>
export type ProductLine = z.infer<typeof ProductLine>
export type SavedTemplateField = z.infer<typeof SavedTemplateField>
export type SpecificationTemplate = z.infer<typeof Template>
export type SpecificationTemplateInTree = z.infer<typeof TemplateInTree>
