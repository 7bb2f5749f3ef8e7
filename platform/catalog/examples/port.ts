import type { CategoryInput, ProductInput } from '#contract/catalog/product-input.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'

/** Where example products come from. */
export type ExampleCatalogue = {
  /** The categories of the products and those above them, parents first. */
  categorias: CategoryInput[]
  produtos: {
    slug: string
    /** Stores the product's pictures and returns its input. */
    draw: (db: Database, storage: Storage) => Promise<ProductInput>
  }[]
}

/** Loads the catalogue when it is needed: its code is large, and most stores never use it. */
export type OpenExampleCatalogue = () => Promise<ExampleCatalogue>
