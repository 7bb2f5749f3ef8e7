import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { writeDeferred } from '#platform/database/at-commit.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { askForFollowUps } from '#platform/reviews/follow-ups/ask-for-follow-ups.ts'
import { inviteReviews } from '#platform/reviews/invitations/invite-reviews.ts'
import { loadCarts } from './carts.ts'
import { deleteJobs } from './delete-jobs.ts'
import { loadPassports } from './instruments/passports.ts'
import { loadTradeIn } from './instruments/trade-in.ts'
import { loadWorkOrders } from './instruments/work-orders.ts'
import { loadOrders } from './orders/load-orders.ts'
import { pastContext } from './past-context.ts'
import { openPastProvider, type PastCharge } from './past-provider.ts'
import { loadQueue } from './queue.ts'
import { loadReviews } from './reviews.ts'
import { loadSalesQuotes } from './schools/sales-quotes.ts'
import { loadTeaching } from './schools/teaching.ts'
import { loadToolEvents } from './tool-events.ts'
import { loadVisits } from './visits.ts'

export type HistoryParts = {
  storage: Storage
  /** Ids of the products that past orders may contain. */
  products: readonly number[]
  /** The end of the history. */
  now: Date
  /** Registers past charges at the simulated payment provider, so that the merchant can refund them. */
  updateProvider: (charges: PastCharge[]) => Promise<void>
}

const Start = z.object({ rows: z.tuple([z.object({ em: z.coerce.date(), pedidos: z.coerce.number() })]) })

/**
 * Gives the demonstration store some months of history until `now`: orders in every status, abandoned carts, reviews
 * that await moderation, visits, the use of the tools, work orders of the workshop, an outgrown instrument given in
 * exchange, teachers' lists with what was bought of them, quotes, people who wait for goods and prices. Uses the
 * regular use cases with past times, but sends no mail. Runs in one transaction: an interrupted load leaves nothing.
 * Does nothing if the shop already has orders.
 */
export async function loadHistory(
  db: Database,
  { storage, products, now, updateProvider }: HistoryParts,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { em: start, pedidos } = Start.parse(
      await tx.execute(sql`select clock_timestamp() as em, (select count(*) from pedidos) as pedidos`),
    ).rows[0]
    if (pedidos > 0) return

    const provider = openPastProvider()
    const contextAt = (moment: Date) =>
      pastContext({ db: tx, now: moment, payments: provider.payments, storage })
    await loadOrders(contextAt, { now, products, provider })
    await loadPassports(contextAt, { now })
    await loadWorkOrders(contextAt, { now })
    await loadTradeIn(contextAt, { now, provider })
    await loadTeaching(contextAt, { now, provider })
    await loadSalesQuotes(contextAt, { now })
    await loadCarts(contextAt, { now, products })
    await loadQueue(contextAt, { now })
    await loadReviews(contextAt, { now, products })
    await loadVisits(contextAt, { now, products })
    await loadToolEvents(contextAt, { now, products })
    await inviteReviews(contextAt(now))
    await askForFollowUps(contextAt(now))
    // Jobs are not written before their transaction ends.
    await writeDeferred(tx)
    await deleteJobs(tx, start)
    await updateProvider(provider.charges())
  })
}
