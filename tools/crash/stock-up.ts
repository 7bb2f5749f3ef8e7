import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { freightTables } from '#demo/freight.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import type { Connection } from '#platform/database/connect.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'

export const PRODUCTS = 6

/** Fills an empty shop with a few products of so many units each, and freight for them; returns their ids. */
export async function stockUp(connection: Pick<Connection, 'db'>, estoque: number): Promise<number[]> {
  await saveSettings(connection, DEMO_SETTINGS)
  await prepareFixtures(connection.db)
  await saveFreightTables(connection, freightTables())
  const ids: number[] = []
  for (let n = 0; n < PRODUCTS; n++) {
    const product = sampleProduct(`produto-${n}`, { skus: [sampleSku(`P${n}`, { estoque })] })
    ids.push((await saveProduct(connection, product)).id)
  }
  return ids
}
