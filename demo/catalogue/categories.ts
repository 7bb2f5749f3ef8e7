import type { CategoryInput } from '#contract/product-input.ts'
import type { Drawing } from '#demo/pictures/drawing.ts'
import { acessoriosTree } from './category-trees/acessorios.ts'
import { bowedTree } from './category-trees/bowed.ts'
import { cordasTree } from './category-trees/cordas.ts'
import { pluckedTree } from './category-trees/plucked.ts'

/** A category of the demonstration store; its picture is drawn. */
export type DemoCategory = Omit<CategoryInput, 'imagem'> & { drawing?: Drawing }

/** One row of a tree: path, short name, title of the page, text in plain sentences. */
export type CategoryRow = readonly [caminho: string, nome: string, titulo: string, texto: string]

/** The category tree in the order of the menu; parents come before children. */
export const CATEGORIES: DemoCategory[] = [
  ...cordasTree(),
  ...bowedTree(),
  ...pluckedTree(),
  ...acessoriosTree(),
].map(([caminho, nome, titulo, texto]) => ({
  caminho,
  nome,
  titulo,
  descricao: `<p>${texto}</p>`,
  seo: null,
}))
