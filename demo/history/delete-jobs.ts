import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { SEND_PAYMENT } from '#platform/payments/queues.ts'

/**
 * Deletes the jobs queued since a time in this transaction, so that no mail is sent about past orders. Leaves the jobs
 * of payments that the provider has not created yet.
 */
export async function deleteJobs(tx: Database, since: Date): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job j
    where j.created_on >= ${since}::timestamptz and j.state = 'created' and not (
      j.name = ${SEND_PAYMENT.name} and exists (
        select from pagamentos g
        where g.id = (j.data ->> 'id')::uuid and g.situacao = 'pendente' and g.dados is null
      )
    )`)
}
