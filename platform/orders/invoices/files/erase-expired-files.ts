import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { erasedBuyers } from '#platform/orders/buyer/erased-buyers.ts'
import { notasFiscais } from '../tables.ts'

/** How long the law has XML kept (Ajuste SINIEF 07/05; CTN, arts. 173 and 174). */
const RETENTION_YEARS = 5

const BATCH = 500

/**
 * Removes the files of invoices, and what staff wrote about them, once no law obliges the store to keep them and the
 * buyer's data are erased from the order too.
 */
export async function eraseExpiredFiles({
  db,
  now,
  storage,
}: Pick<RequestContext, 'db' | 'now' | 'storage'>): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - RETENTION_YEARS)
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select({ id: notasFiscais.id, idPedido: notasFiscais.idPedido, arquivos: notasFiscais.arquivos })
      .from(notasFiscais)
      .where(
        and(
          gt(notasFiscais.id, after),
          lt(notasFiscais.criadaEm, before),
          ne(notasFiscais.arquivos, sql`'{}'::jsonb`),
        ),
      )
      .orderBy(asc(notasFiscais.id))
      .limit(BATCH)
    const erased = new Set(
      await erasedBuyers(
        db,
        rows.map(({ idPedido }) => idPedido),
      ),
    )
    for (const { id, arquivos } of rows.filter(({ idPedido }) => erased.has(idPedido))) {
      for (const key of Object.values(arquivos)) await storage.remove(key)
      await db
        .update(notasFiscais)
        .set({ arquivos: {}, cartas: [], justificativa: null })
        .where(eq(notasFiscais.id, id))
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
