import { inArray, sql } from 'drizzle-orm'
import { skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** Figures of a SKU that the shop never shows: cost in centavos, minimum stock in units. */
export type OwnFigures = { sku: string; custo: number | null; estoqueMinimo: number | null }

/** The figures of all SKUs of these products. */
export async function ownFigures(db: Database, products: readonly { id: number }[]): Promise<OwnFigures[]> {
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

/** Restores these figures. */
export async function restoreFigures(db: Database, figures: readonly OwnFigures[]): Promise<void> {
  await db.execute(sql`
    update skus s set custo = f.custo, estoque_minimo = f."estoqueMinimo"
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as f(sku text, custo integer, "estoqueMinimo" integer)
    where s.sku = f.sku`)
}
