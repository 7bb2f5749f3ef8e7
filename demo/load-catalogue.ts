import type { ProductInput } from '#contract/product-input.ts'
import { saveBrand } from '#platform/catalog/save-brand.ts'
import { saveCategory } from '#platform/catalog/save-category.ts'
import { saveList } from '#platform/catalog/save-list.ts'
import { saveProducts } from '#platform/catalog/save-products.ts'
import { saveShowcase } from '#platform/catalog/save-showcase.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '#platform/storage/port.ts'
import { saveOriginal } from '#platform/storage/save-original.ts'
import { BRANDS } from './catalogue/brands.ts'
import { CATEGORIES } from './catalogue/categories.ts'
import { LISTS } from './catalogue/lists.ts'
import { products } from './catalogue/products.ts'
import { SHOWCASES } from './catalogue/showcases.ts'
import { drawProduct } from './demo-pictures.ts'
import { inParallel } from './in-parallel.ts'
import { draw } from './pictures/draw.ts'
import { viewsOf } from './pictures/views.ts'

/** Products that are drawn at a time. */
const AT_ONCE = 4

/** Puts in brands, categories, products, lists and showcases. Saving them again changes nothing. */
export async function loadCatalogue(
  db: Database,
  storage: Storage,
  done: (label: string) => void,
): Promise<void> {
  for (const brand of BRANDS) await saveBrand({ db }, { ...brand, imagem: null })
  for (const { drawing, ...category } of CATEGORIES) {
    const [view] = drawing ? viewsOf(drawing) : []
    const arquivo =
      drawing && view
        ? await saveOriginal(db, storage, Buffer.from(draw(drawing, view.view, category.caminho)))
        : null
    await saveCategory({ db }, { ...category, imagem: arquivo ? { arquivo, alt: category.nome } : null })
  }
  done('marcas e categorias')

  const inputs: ProductInput[] = []
  await inParallel([...products().entries()], AT_ONCE, async ([i, { drawing, skus, ...facts }]) => {
    inputs[i] = { ...facts, ...(await drawProduct(db, storage, { drawing, skus, ...facts })) }
    done(`imagens de ${facts.nome}`)
  })
  await saveProducts({ db }, inputs, (_, { nome }) => done(nome))

  for (const list of LISTS) await saveList({ db }, list)
  for (const showcase of SHOWCASES) await saveShowcase({ db }, showcase)
  done('listas e vitrines')
}

/** How often `loadCatalogue` says that something is done. */
export function catalogueSteps(): number {
  return 2 * products().length + 2
}
