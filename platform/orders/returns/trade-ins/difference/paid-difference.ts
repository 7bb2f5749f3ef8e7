import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { type PaymentSummary, paymentsInStatement } from '#platform/payments/payments-in-statement.ts'
import { type TradeInRow, trocasInstrumentos as trocas } from '../tables.ts'

/** What the payments of a trade-in have brought, less what was refunded. */
export async function paidDifference(db: Database, id: string): Promise<number> {
  const [row] = await db
    .select({ pagamentos: paymentsInStatement(sql`${trocas.id}::text`) })
    .from(trocas)
    .where(eq(trocas.id, id))

  return received(row?.pagamentos ?? [])
}

/** What these payments have brought, less what was refunded. */
export function received(pagamentos: readonly PaymentSummary[]): number {
  return pagamentos.reduce((sum, { recebido, estornado }) => sum + recebido - estornado, 0)
}

/** What is still owed of a difference of which this much was paid. */
export function owedOf({ diferenca, pagaEm, perdoadaEm }: TradeInRow, paid: number): number {
  return pagaEm || perdoadaEm ? 0 : Math.max(0, diferenca - paid)
}

/** Whether this charge asks for what is owed now: an inspection that was done again may have changed that. */
export function asksFor(owed: number, { valor, recebido, estornado }: PaymentSummary): boolean {
  return valor - recebido + estornado === owed
}
