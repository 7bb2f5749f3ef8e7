import { exampleName } from '#domain/product/example-name.ts'
import type { ExampleCatalogue } from '#platform/catalog/examples/port.ts'
import { saveOriginals } from '#platform/infrastructure/storage/pictures/save-original.ts'
import { CATEGORIES } from './catalogue/categories.ts'
import { SHOWCASES } from './catalogue/collections/showcases.ts'
import { specificationTemplates } from './catalogue/collections/specification-templates.ts'
import { products } from './catalogue/products.ts'
import { drawProduct } from './demo-pictures.ts'
import type { DemoProduct } from './demo-product.ts'

/** Two dozen: a few of each kind of instrument and accessory. */
const CHOSEN = new Set(SHOWCASES.filter(({ id }) => id !== 'vitrine-3').flatMap(({ produtos }) => produtos))

/**
 * The products with which a merchant looks around an empty store: some of the demonstration's, under names, addresses
 * and SKUs that say that they are examples and that no product of their own has.
 */
export function exampleCatalogue(): ExampleCatalogue {
  const all = products()

  return {
    categorias: CATEGORIES.map(({ drawing: _, ...category }) => ({ ...category, imagem: null })),
    modelos: specificationTemplates(all),
    produtos: all
      .filter(({ slug }) => CHOSEN.has(slug))
      .map(example)
      .map((product) => ({
        slug: product.slug,
        draw: async (db, storage) => {
          const { input, originals } = await drawProduct(product)
          await saveOriginals(db, storage, originals)

          return input
        },
      })),
  }
}

/** Without links to products that are no examples, and without barcodes, which belong to one product only. */
function example(product: DemoProduct): DemoProduct {
  return {
    ...product,
    slug: `exemplo-${product.slug}`.slice(0, 120),
    nome: exampleName(product.nome),
    seo: null,
    kit: [],
    combinacoes: [],
    relacionados: [],
    arquivos: [],
    skus: product.skus.map((sku) => ({ ...sku, sku: `EX-${sku.sku}`, ean: null })),
  }
}
