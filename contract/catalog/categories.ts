import * as z from 'zod'
import { SLUG } from '#domain/format/slug.ts'
import { SKU_LIMITS } from '#domain/product/sku-problems.ts'
import { adminCall } from '../admin-call.ts'
import { KeyedPicture, PathId, SeoTexts, Version } from './catalogue-parts.ts'
import { CategoryInput } from './product-input.ts'

const call = adminCall('categories')

const Slug = z.string().regex(SLUG, 'Use letras minúsculas, números e hifens.').max(60)

/** A category in the tree. `produtos` counts the products listed there, including its subcategories. */
const CategoryNode = z.object({
  id: z.int32().positive(),
  idPai: z.int32().nullable(),
  caminho: z.string(),
  nome: z.string(),
  nivel: z.int().min(1).max(3),
  produtos: z.int().nonnegative(),
  versao: Version,
})

const Measure = z.int().positive().max(SKU_LIMITS.medida)

/** A package: grams and millimetres. */
export const CategoryBox = z.object({
  peso: Measure,
  altura: Measure,
  largura: Measure,
  comprimento: Measure,
})

const CategoryForm = z.object({
  slug: Slug,
  nome: CategoryInput.shape.nome,
  titulo: CategoryInput.shape.titulo,
  descricao: z.string().max(50_000),
  imagem: CategoryInput.shape.imagem,
  seo: SeoTexts,
  /** Unchanged if omitted. */
  atributosPrincipais: CategoryInput.shape.atributosPrincipais.optional(),
  /**
   * The default package of its products and subcategories that have none of their own; null for none. Unchanged if
   * omitted.
   */
  embalagem: CategoryBox.nullable().optional(),
})

const Category = CategoryForm.extend({
  id: z.int32().positive(),
  idPai: z.int32().nullable(),
  caminho: z.string(),
  imagem: KeyedPicture.nullable(),
  atributosPrincipais: CategoryInput.shape.atributosPrincipais,
  embalagem: CategoryBox.nullable(),
  versao: Version,
})

/** An attribute that listings filter by; `chave` is its query parameter. */
const AttributeChoice = z.object({ chave: z.string(), label: z.string() })

const Tree = z.object({ itens: z.array(CategoryNode) })

export const categories = {
  /** All categories in tree order: each parent before its children. */
  tree: call('GET', '/categories', 'A árvore de categorias', 'catalogo.ver').output(Tree),

  get: call('GET', '/categories/{id}', 'Uma categoria', 'catalogo.ver')
    .input(z.object({ id: PathId }))
    .output(Category),

  /** Attributes that can be a category's key attributes. */
  attributes: call('GET', '/category-attributes', 'Os atributos para escolher', 'catalogo.ver').output(
    z.object({ itens: z.array(AttributeChoice) }),
  ),

  create: call('POST', '/categories', 'Cria uma categoria', 'catalogo.editar')
    .input(CategoryForm.extend({ idPai: z.int32().positive().nullable() }))
    .output(Category),

  /** A new slug moves the subcategories too, and redirects every old address. */
  save: call('PUT', '/categories/{id}', 'Salva uma categoria', 'catalogo.editar')
    .input(CategoryForm.extend({ id: PathId, versao: Version }))
    .output(Category),

  /** Moves a category below another, or to another position: `posicao` counts from 0 among its new siblings. */
  move: call('PUT', '/categories/{id}/place', 'Move uma categoria', 'catalogo.editar')
    .input(
      z.object({
        id: PathId,
        versao: Version,
        idPai: z.int32().positive().nullable(),
        posicao: z.int().min(0).max(5000),
      }),
    )
    .output(Tree),

  /** Refuses `CadastroEmUso` while it has products or subcategories. */
  remove: call('DELETE', '/categories/{id}', 'Exclui uma categoria', 'catalogo.editar')
    .input(z.object({ id: PathId }))
    .output(Tree),
}

export type CategoryNode = z.infer<typeof CategoryNode>
export type AttributeChoice = z.infer<typeof AttributeChoice>
export type CategoryForm = z.infer<typeof CategoryForm>
export type PanelCategory = z.infer<typeof Category>
export type CategoryBox = z.infer<typeof CategoryBox>
