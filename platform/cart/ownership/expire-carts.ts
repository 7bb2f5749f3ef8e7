import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Guests' carts are retained this long after their last change, like the visitor's cookie. */
const CART_DAYS = 90

/** No request is repeated after a day. */
const KEY_DAYS = 1

/** Deletes guests' carts that were not changed for ninety days, and old idempotency keys. */
export async function expireCarts({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const lastDay = daysAgo(CART_DAYS).toISOString().slice(0, 10)
  await deleteInBatches(
    db,
    (limit) => sql`
    delete from carrinhos where id in (
      select id from carrinhos where sessao is not null and dia_alterado < ${lastDay}::date
      order by dia_alterado limit ${limit} for update skip locked
    )`,
  )
  await deleteInBatches(
    db,
    (limit) => sql`
    delete from carrinho_chaves where ctid = any(array(
      select ctid from carrinho_chaves where criada_em < ${daysAgo(KEY_DAYS)}
      order by criada_em limit ${limit} for update skip locked
    ))`,
  )
}
