import { inArray } from 'drizzle-orm'
import { skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** A SKU in its box: grams and millimetres. */
export type SkuMeasures = { peso: number; altura: number; largura: number; comprimento: number }

/** Returns the measures of SKUs by id, also of those that the shop no longer shows; without those not measured. */
export async function skuMeasures(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SkuMeasures>> {
  const rows = await db
    .select({
      id: skus.id,
      peso: skus.peso,
      altura: skus.altura,
      largura: skus.largura,
      comprimento: skus.comprimento,
    })
    .from(skus)
    .where(inArray(skus.id, [...ids]))

  return new Map(
    rows.flatMap(({ id, peso, altura, largura, comprimento }) =>
      peso === null || altura === null || largura === null || comprimento === null
        ? []
        : [[id, { peso, altura, largura, comprimento }] as const],
    ),
  )
}
