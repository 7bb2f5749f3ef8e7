import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import type { ChargeRef } from './port.ts'
import { pagamentos } from './tables.ts'

export type PaymentRow = typeof pagamentos.$inferSelect

/** Locks and returns a payment until the transaction ends, so that its events are applied one after the other. */
export async function lockPayment(tx: Database, id: string): Promise<PaymentRow> {
  const [row] = await tx.select().from(pagamentos).where(eq(pagamentos.id, id)).for('update')
  if (!row) throw new Error('There is no such payment.')
  return row
}

export async function findPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(pagamentos).where(eq(pagamentos.id, id))
  return row
}

/** A payment's charge at its provider. */
export function chargeRef({ id, idProvedor }: Pick<PaymentRow, 'id' | 'idProvedor'>): ChargeRef {
  return { id: nameAtProvider(id), idProvedor }
}

/** The payment's id at its provider: our id without hyphens. */
export function nameAtProvider(id: string): string {
  return id.replaceAll('-', '')
}
