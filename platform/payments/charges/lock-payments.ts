import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { type PaymentSummary, summaryOf } from '../payments-in-statement.ts'
import { pagamentos } from '../tables.ts'

/**
 * Locks and returns all payments of a `referencia`, oldest first, until the transaction ends, so that no event of
 * theirs is applied in the meantime. Lock them before the order that they pay: payment listeners lock in this order,
 * too.
 */
export async function lockPayments(tx: Database, referencia: string): Promise<PaymentSummary[]> {
  const rows = await tx
    .select()
    .from(pagamentos)
    .where(eq(pagamentos.referencia, referencia))
    .orderBy(asc(pagamentos.criadoEm), asc(pagamentos.id))
    .for('update')

  return rows.map(summaryOf)
}
