import { eq, inArray } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { precosGrupo, skus } from '../tables.ts'

/** `sku` is the merchant's code, `precoPor` in centavos. */
export type GroupPrices = { idGrupo: number; precos: readonly { sku: string; precoPor: number }[] }

/** Puts a group's price list in the place of the one before. Refuses `ReferenciaInexistente` for a SKU that isn't there. */
export async function saveGroupPrices(
  { db }: Pick<RequestContext, 'db'>,
  { idGrupo, precos }: GroupPrices,
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await tx
      .select({ id: skus.id, sku: skus.sku })
      .from(skus)
      .where(
        inArray(
          skus.sku,
          precos.map(({ sku }) => sku),
        ),
      )
    const ids = new Map(known.map(({ id, sku }) => [sku, id]))
    const rows = precos.map(({ sku, precoPor }) => {
      const idSku = ids.get(sku)
      if (idSku === undefined) throw refuse('ReferenciaInexistente', { campo: 'sku', valor: sku })
      return { idGrupo, idSku, precoPor }
    })

    await tx.delete(precosGrupo).where(eq(precosGrupo.idGrupo, idGrupo))
    if (rows.length > 0) await tx.insert(precosGrupo).values(rows)
  })
}
