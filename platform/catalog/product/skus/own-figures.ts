import { inArray, sql } from 'drizzle-orm'
import { skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { writeRestockDates } from '../../stock/restock-dates/write-restock-dates.ts'

/** Figures of a SKU beside its product: cost in centavos, minimum stock in units, when goods are expected. */
export type OwnFigures = {
  sku: string
  custo: number | null
  estoqueMinimo: number | null
  /** Missing in what imports of an earlier version stored. */
  previsaoReposicao?: string | null
}

/** The figures of all SKUs of these products. */
export async function ownFigures(db: Database, products: readonly { id: number }[]): Promise<OwnFigures[]> {
  if (products.length === 0) return []

  return db
    .select({
      sku: skus.sku,
      custo: skus.custo,
      estoqueMinimo: skus.estoqueMinimo,
      previsaoReposicao: sql<string | null>`(
        select r.data::text from previsoes_reposicao r where r.id_sku = ${skus.id}
      )`,
    })
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
export async function restoreFigures(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  figures: readonly OwnFigures[],
): Promise<void> {
  await db.execute(sql`
    update skus s set custo = f.custo, estoque_minimo = f."estoqueMinimo"
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as f(sku text, custo integer, "estoqueMinimo" integer)
    where s.sku = f.sku`)
  const dated = figures.filter(({ previsaoReposicao }) => previsaoReposicao !== undefined)
  const dates = new Map(dated.map(({ sku, previsaoReposicao }) => [sku, previsaoReposicao]))
  if (dates.size === 0) return
  const rows = await db
    .select({ idSku: skus.id, sku: skus.sku })
    .from(skus)
    .where(inArray(skus.sku, [...dates.keys()]))
  await writeRestockDates(db, {
    itens: rows.map(({ idSku, sku }) => ({ idSku, previsaoReposicao: dates.get(sku) ?? null })),
    now,
  })
}
