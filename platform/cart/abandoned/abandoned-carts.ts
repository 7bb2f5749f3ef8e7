import { and, asc, exists, gt, gte, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { carrinhoItens, carrinhos } from '../tables.ts'

/** A cart with goods, of a session or of a customer. */
export type AbandonedCart = { id: number; sessao: string | null; idCliente: number | null; alteradoEm: Date }

/** Lists carts with goods that were last changed in a period, by id; the next page starts after `after`. */
export function abandonedCarts(
  db: Database,
  { from, until, after, limit }: { from: Date; until: Date; after: number; limit: number },
): Promise<AbandonedCart[]> {
  const { id, sessao, idCliente, alteradoEm, diaAlterado } = carrinhos

  return db
    .select({ id, sessao, idCliente, alteradoEm })
    .from(carrinhos)
    .where(
      and(
        // The indexes (one on sessions, one on customers) contain days.
        or(isNotNull(sessao), isNotNull(idCliente)),
        gte(diaAlterado, dayOf(from)),
        lte(diaAlterado, dayOf(until)),
        gte(alteradoEm, from),
        lt(alteradoEm, until),
        gt(id, after),
        exists(
          db.select({ one: sql`1` }).from(carrinhoItens).where(sql`${carrinhoItens.idCarrinho} = ${id}`),
        ),
      ),
    )
    .orderBy(asc(id))
    .limit(limit)
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
