import { sql } from 'drizzle-orm'
import { customerOfSession } from '#platform/customers/customer-of-session.ts'
import type { Database } from '#platform/database/connect.ts'
import { carrinhos } from './tables.ts'

/** Has other changes of the visitor's cart wait until the transaction ends. */
export async function lockCart(tx: Database, sessao: string): Promise<void> {
  await tx
    .select({ id: carrinhos.id })
    .from(carrinhos)
    .where(
      sql`${carrinhos.idCliente} = ${customerOfSession(sessao)}
        or ${carrinhos.sessao} = ${sessao} and ${customerOfSession(sessao)} is null`,
    )
    .for('update')
}
