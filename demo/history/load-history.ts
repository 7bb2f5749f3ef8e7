import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { inviteReviews } from '#platform/reviews/invitations/invite-reviews.ts'
import { loadCarts } from './carts.ts'
import { dropJobs } from './drop-jobs.ts'
import { loadOrders } from './orders.ts'
import { pastContext } from './past-context.ts'
import { openPastProvider, type PastCharge } from './past-provider.ts'
import { loadReviews } from './reviews.ts'
import { loadVisits } from './visits.ts'

export type HistoryParts = {
  storage: Storage
  /** Ids of the products that the past may have bought. */
  products: readonly number[]
  /** The moment at which the history ends. */
  agora: Date
  /** Has the simulated provider of payments know what it was paid, so that the merchant can give it back. */
  updateProvider: (charges: PastCharge[]) => Promise<void>
}

const Start = z.object({ rows: z.tuple([z.object({ em: z.coerce.date(), pedidos: z.coerce.number() })]) })

/**
 * Gives the demonstration store some months of life until `agora`: orders in every state, carts that were left, opinions that
 * wait, visits. Everything goes through the use cases, at moments of the past and without a mail. One transaction: a load that
 * is interrupted leaves nothing, and a shop that has orders is left alone.
 */
export async function loadHistory(
  db: Database,
  { storage, products, agora, updateProvider }: HistoryParts,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { em: start, pedidos } = Start.parse(
      await tx.execute(sql`select clock_timestamp() as em, (select count(*) from pedidos) as pedidos`),
    ).rows[0]
    if (pedidos > 0) return

    const provider = openPastProvider()
    const contextAt = (moment: Date) =>
      pastContext({ db: tx, agora: moment, payments: provider.payments, storage })
    await loadOrders(contextAt, { agora, products, provider })
    await loadCarts(contextAt, { agora, products })
    await loadReviews(contextAt, { agora, products })
    await loadVisits(contextAt, { agora, products })
    await inviteReviews(contextAt(agora))
    await dropJobs(tx, start)
    await updateProvider(provider.charges())
  })
}
