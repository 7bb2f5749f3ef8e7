import type { ProductInput } from '#contract/catalog/product-input.ts'
import { saveBrand } from '#platform/catalog/collections/brands/save-brand.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { saveList } from '#platform/catalog/collections/lists/save-list.ts'
import { saveShowcase } from '#platform/catalog/collections/showcases/save-showcase.ts'
import { saveProducts } from '#platform/catalog/product/editing/save-products.ts'
import type { Database } from '#platform/database/connect.ts'
import { saveOriginal, saveOriginals } from '#platform/infrastructure/storage/pictures/save-original.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { startCriteria } from '#platform/reviews/criteria/review-criteria.ts'
import { BRANDS } from './catalogue/brands.ts'
import { CATEGORIES } from './catalogue/categories.ts'

import { LISTS } from './catalogue/collections/lists.ts'
import { reviewCriteria } from './catalogue/collections/review-criteria.ts'
import { SHOWCASES } from './catalogue/collections/showcases.ts'
import { specificationTemplates } from './catalogue/collections/specification-templates.ts'
import { products } from './catalogue/products.ts'

import { drawProduct } from './demo-pictures.ts'
import { draw } from './pictures/drawing/draw.ts'
import { viewsOf } from './pictures/drawing/views.ts'

/** Products that are drawn or saved together. */
const TOGETHER = 25

export type LoadedCatalogue = {
  /** Hashes of the category pictures, by category path. */
  pictures: Map<string, string>
  /** Category ids by path. */
  categories: Map<string, number>
  /** Product ids by slug. */
  ids: Map<string, number>
}

/** Loads brands, categories, products, lists and showcases. Loading again changes nothing. */
export async function loadCatalogue(
  db: Database,
  storage: Storage,
  done: (label: string) => void,
): Promise<LoadedCatalogue> {
  const pictures = new Map<string, string>()
  const categories = new Map<string, number>()
  const ids = new Map<string, number>()
  for (const brand of BRANDS) await saveBrand({ db }, { ...brand, imagem: null })
  for (const { drawing, ...category } of CATEGORIES) {
    const [view] = drawing ? viewsOf(drawing) : []
    if (drawing && view) {
      const svg = draw(drawing, view.view, category.caminho)
      pictures.set(category.caminho, await saveOriginal(db, storage, Buffer.from(svg)))
    }
    const arquivo = pictures.get(category.caminho)
    const imagem = arquivo ? { arquivo, alt: category.nome } : null
    const { id } = await saveCategory({ db }, { ...category, imagem })
    categories.set(category.caminho, id)
  }
  for (const template of specificationTemplates(products())) await startTemplate(db, template)
  for (const criteria of reviewCriteria()) await startCriteria(db, criteria)
  done('marcas e categorias')

  const inputs: ProductInput[] = []
  for (const some of groups(products())) {
    const drawn = await Promise.all(some.map(drawProduct))
    await saveOriginals(
      db,
      storage,
      drawn.flatMap(({ originals }) => originals),
    )
    inputs.push(...drawn.map(({ input }) => input))
    for (const { nome } of some) done(`imagens de ${nome}`)
  }
  // Products reference each other, so all are saved before any is linked.
  for (const some of groups(inputs)) {
    const list = some.map((input) => ({ input: { ...input, kit: [], combinacoes: [], relacionados: [] } }))
    for (const [i, { id }] of (await saveProducts({ db }, list)).entries()) ids.set(some[i]?.slug ?? '', id)
    for (const { nome } of some) done(nome)
  }
  for (const some of groups(inputs))
    await saveProducts(
      { db },
      some.map((input) => ({ input })),
    )
  done('produtos relacionados')

  for (const { slug, titulo, texto, produtos } of LISTS)
    await saveList({ db }, { slug, titulo, descricao: texto, itens: [...produtos] })
  for (const { id, titulo, produtos } of SHOWCASES) {
    const showcase = {
      hash: id,
      titulo,
      descricao: '',
      link: null,
      produtos: [...produtos],
      automatica: null,
    }
    await saveShowcase({ db }, showcase)
  }
  done('listas e vitrines')

  return { pictures, categories, ids }
}

function groups<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / TOGETHER)

  return Array.from({ length: count }, (_, i) => all.slice(i * TOGETHER, (i + 1) * TOGETHER))
}

/** How often `loadCatalogue` reports progress. */
export function catalogueSteps(): number {
  return 2 * products().length + 3
}
