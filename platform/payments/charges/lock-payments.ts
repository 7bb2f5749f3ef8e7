import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { type PaymentSummary, summaryOf } from '../payments-in-statement.ts'
import { pagamentos } from '../tables.ts'

/**
 * All payments of what `referencia` names, the oldest first, held until the transaction ends: no news of them is taken
 * meanwhile. Hold them before whatever they pay, for whoever is told of news holds them in this order too.
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
