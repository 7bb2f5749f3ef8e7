import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Visit } from '#platform/visit.ts'

const DAY_MS = 86_400_000

/** Carts of nobody in particular are kept for so long after their last change, as is the visitor's cookie. */
const CART_DAYS = 90

/** Nobody sends a request again after a day. */
const KEY_DAYS = 1

/** Few enough that no shopper waits for it. */
const BATCH = 1000

/** Lets go of carts that nobody has touched for ninety days, but for those of customers, and of names of old requests. */
export async function expireCarts({ db, agora }: Pick<Visit, 'db' | 'agora'>): Promise<void> {
  const daysAgo = (days: number) => new Date(agora.getTime() - days * DAY_MS)
  const lastDay = daysAgo(CART_DAYS).toISOString().slice(0, 10)
  await inBatches(
    db,
    sql`
    delete from carrinhos where id in (
      select id from carrinhos where sessao is not null and dia_alterado < ${lastDay}::date
      order by dia_alterado limit ${BATCH} for update skip locked
    )`,
  )
  await inBatches(
    db,
    sql`
    delete from carrinho_chaves where ctid = any(array(
      select ctid from carrinho_chaves where criada_em < ${daysAgo(KEY_DAYS)}
      order by criada_em limit ${BATCH} for update skip locked
    ))`,
  )
}

const Deleted = z.object({ rowCount: z.int() })

async function inBatches(db: Visit['db'], statement: ReturnType<typeof sql>) {
  while (Deleted.parse(await db.execute(statement)).rowCount === BATCH);
}
