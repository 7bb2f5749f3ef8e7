import type { CategoryInput } from '#contract/catalog/product-input.ts'
import type { Drawing } from '#demo/pictures/drawing/drawing.ts'
import { attributeKeyOf } from '#domain/listing/listing-url.ts'
import { acessoriosTree } from './category-trees/acessorios.ts'
import { bowedTree } from './category-trees/bowed.ts'
import { cordasTree } from './category-trees/cordas.ts'
import { pluckedTree } from './category-trees/plucked.ts'
import { KEY_ATTRIBUTES } from './key-attributes.ts'
import { products } from './products.ts'

/** A category of the demonstration store, with a drawn picture. */
export type DemoCategory = Omit<CategoryInput, 'imagem'> & { drawing?: Drawing }

/** A row of a category tree: path, short name, page title, plain-text description. */
export type CategoryRow = readonly [caminho: string, nome: string, titulo: string, texto: string]

/** The category tree in the order of the menu; parents come before children. */
export const CATEGORIES: DemoCategory[] = withDrawings([
  ...cordasTree(),
  ...bowedTree(),
  ...pluckedTree(),
  ...acessoriosTree(),
])

/** Each category is drawn as one of its best sellers; parents and children use different ones where possible. */
function withDrawings(rows: readonly CategoryRow[]): DemoCategory[] {
  const bestSellers = products().toSorted((a, b) => b.vendas - a.vendas)
  return rows.map(([caminho, nome, titulo, texto]) => {
    const goods = bestSellers.filter(({ categoria, categorias }) =>
      [categoria, ...categorias].some((path) => `${path}/`.startsWith(`${caminho}/`)),
    )
    const drawing = goods[(3 - caminho.split('/').length) % goods.length]?.drawing
    return {
      caminho,
      nome,
      titulo,
      descricao: `<p>${texto}</p>`,
      seo: null,
      atributosPrincipais: (KEY_ATTRIBUTES[caminho] ?? []).map((label) => attributeKeyOf(label)),
      ...(drawing ? { drawing } : {}),
    }
  })
}
