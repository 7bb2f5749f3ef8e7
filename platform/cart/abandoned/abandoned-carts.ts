import { and, asc, exists, gt, gte, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { carrinhoItens, carrinhos } from '../tables.ts'

/** A cart with something in it: of a session or of a customer. */
export type LeftCart = { id: number; sessao: string | null; idCliente: number | null; alteradoEm: Date }

/** Carts with goods that were last touched from one moment until another, by id; the next ones come after `after`. */
export function leftCarts(
  db: Database,
  { from, until, after, limit }: { from: Date; until: Date; after: number; limit: number },
): Promise<LeftCart[]> {
  const { id, sessao, idCliente, alteradoEm, diaAlterado } = carrinhos

  return db
    .select({ id, sessao, idCliente, alteradoEm })
    .from(carrinhos)
    .where(
      and(
        // The indexes, one of sessions and one of customers, know days.
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
