import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { skus } from '../tables.ts'

/** The stock of these SKUs, with the units held for their queues; with `lock` it can't change until the transaction ends. */
export function stockBySku(db: Database, codes: readonly string[], { lock = false } = {}) {
  const query = db
    .select({
      id: skus.id,
      sku: skus.sku,
      estoque: sql<number>`${skus.estoque} + (
        select count(*)::integer from reservas_espera h where h.id_sku = ${skus.id}
      )`,
    })
    .from(skus)
    .where(inArray(skus.sku, [...codes]))
    .orderBy(asc(skus.id))

  return lock ? query.for('no key update') : query
}
