import type { CategoryInput, ProductInput } from '#contract/catalog/product-input.ts'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'

/** The specification template of a category. */
export type ExampleTemplate = Pick<SpecificationTemplate, 'instrumento' | 'campos'> & { categoria: string }

/** Where example products come from. */
export type ExampleCatalogue = {
  /** The categories of the products and those above them, parents first. */
  categorias: CategoryInput[]
  /** What these categories ask of their products, by which the tools for musicians know them. */
  modelos: ExampleTemplate[]
  produtos: {
    slug: string
    /** Stores the product's pictures and returns its input. */
    draw: (db: Database, storage: Storage) => Promise<ProductInput>
  }[]
}

/** Loads the catalogue when it is needed: its code is large, and most stores never use it. */
export type OpenExampleCatalogue = () => Promise<ExampleCatalogue>
