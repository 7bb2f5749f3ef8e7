import { inArray, sql } from 'drizzle-orm'
import type { CsvProduct } from '#domain/shopify/product.ts'
import type { ProductSnapshot } from '#platform/catalog/snapshot-products.ts'
import { skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Difference } from '../kind.ts'
import { moneyText } from '../money-text.ts'

/** What the shop never shows of a SKU: centavos, pieces. */
export type OwnFigures = { sku: string; custo: number | null; estoqueMinimo: number | null }

/** Of all SKUs of these products. */
export async function ownFigures(db: Database, products: readonly ProductSnapshot[]): Promise<OwnFigures[]> {
  if (products.length === 0) return []

  return db
    .select({ sku: skus.sku, custo: skus.custo, estoqueMinimo: skus.estoqueMinimo })
    .from(skus)
    .where(
      inArray(
        skus.idProduto,
        products.map(({ id }) => id),
      ),
    )
    .orderBy(skus.id)
}

/** What a file tells of them that the shop has otherwise. */
export function figureDifferences({ skus: told }: CsvProduct, known: readonly OwnFigures[]): Difference[] {
  const before = new Map(known.map((figures) => [figures.sku, figures]))

  return told.flatMap(({ sku, custo, estoqueMinimo }) => {
    const shop = before.get(sku)
    return [
      ...difference(
        `${sku}: custo (só no painel)`,
        moneyText(shop?.custo ?? null),
        custo === null ? null : moneyText(custo),
      ),
      ...difference(
        `${sku}: estoque mínimo`,
        String(shop?.estoqueMinimo ?? ''),
        estoqueMinimo === null ? null : String(estoqueMinimo),
      ),
    ]
  })
}

function difference(campo: string, antes: string, depois: string | null): Difference[] {
  return depois === null || antes === depois ? [] : [{ campo, antes, depois }]
}

/** Makes them what they were. */
export async function restoreFigures(db: Database, figures: readonly OwnFigures[]): Promise<void> {
  await db.execute(sql`
    update skus s set custo = f.custo, estoque_minimo = f."estoqueMinimo"
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as f(sku text, custo integer, "estoqueMinimo" integer)
    where s.sku = f.sku`)
}
