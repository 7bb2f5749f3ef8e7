import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Carts of nobody in particular are kept for so long after their last change, as is the visitor's cookie. */
const CART_DAYS = 90

/** Nobody sends a request again after a day. */
const KEY_DAYS = 1

/** Lets go of carts that nobody has touched for ninety days, but for those of customers, and of names of old requests. */
export async function expireCarts({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const daysAgo = (days: number) => new Date(agora.getTime() - days * DAY_MS)
  const lastDay = daysAgo(CART_DAYS).toISOString().slice(0, 10)
  await deleteInBatches(
    db,
    (most) => sql`
    delete from carrinhos where id in (
      select id from carrinhos where sessao is not null and dia_alterado < ${lastDay}::date
      order by dia_alterado limit ${most} for update skip locked
    )`,
  )
  await deleteInBatches(
    db,
    (most) => sql`
    delete from carrinho_chaves where ctid = any(array(
      select ctid from carrinho_chaves where criada_em < ${daysAgo(KEY_DAYS)}
      order by criada_em limit ${most} for update skip locked
    ))`,
  )
}
