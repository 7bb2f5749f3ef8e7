import { eq, sum } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { creditosEnsino as creditos } from './tables.ts'

/** A teaching account's credit in centavos; below zero if more was taken back than is left. */
export async function creditBalance(db: Database, idCliente: number): Promise<number> {
  const [row] = await db
    .select({ saldo: sum(creditos.valor).mapWith(Number) })
    .from(creditos)
    .where(eq(creditos.idCliente, idCliente))

  return row?.saldo ?? 0
}
