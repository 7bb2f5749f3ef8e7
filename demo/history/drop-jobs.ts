import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { SEND_PAYMENT } from '#platform/payments/queues.ts'

/**
 * Drops the jobs that were asked for since `asked` in this transaction: nobody is written to about the past. What stays are the
 * payments whose provider is yet to be asked.
 */
export async function dropJobs(tx: Database, asked: Date): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job j
    where j.created_on >= ${asked}::timestamptz and j.state = 'created' and not (
      j.name = ${SEND_PAYMENT.name} and exists (
        select from pagamentos g
        where g.id = (j.data ->> 'id')::uuid and g.situacao = 'pendente' and g.dados is null
      )
    )`)
}
