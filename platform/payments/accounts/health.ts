import { and, eq, lt, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { healthKey } from './health-key.ts'
import type { PlaceOfPayment } from './payment-account.ts'
import { contasPagamentoSaude as saude } from './tables.ts'

/** So many payments in a row without an answer, within this time, and others take over. */
const FAILURES = 3
const WITHIN_MS = 5 * MINUTE_MS

/** Counts a payment that an account's provider did not answer. All nodes know of it. */
export async function recordSilence(db: Database, place: PlaceOfPayment, now: Date): Promise<void> {
  const conta = healthKey(place)
  await db.transaction(async (tx) => {
    await tx
      .delete(saude)
      .where(
        and(
          eq(saude.conta, conta),
          lt(saude.primeiraFalhaEm, new Date(now.getTime() - WITHIN_MS)),
          sql`${saude.foraDesde} is null`,
        ),
      )
    await tx
      .insert(saude)
      .values({ conta, falhas: 1, primeiraFalhaEm: now })
      .onConflictDoUpdate({
        target: saude.conta,
        set: {
          falhas: sql`${saude.falhas} + 1`,
          foraDesde: sql`coalesce(${saude.foraDesde}, case when ${saude.falhas} + 1 >= ${FAILURES} then ${now.toISOString()}::timestamptz end)`,
        },
      })
    await invalidateTags(tx, [tags.paymentAccounts])
  })
}

/** Notes that an account's provider answers. Call it only if it was silent before. */
export async function recordAnswer(db: Database, place: PlaceOfPayment): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(saude)
      .where(eq(saude.conta, healthKey(place)))
      .returning({ conta: saude.conta })
    if (deleted.length > 0) await invalidateTags(tx, [tags.paymentAccounts])
  })
}
