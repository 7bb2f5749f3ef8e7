import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { sendAccountDeletedJob } from '../account-jobs.ts'
import type { Owner } from '../auth/prove-owner.ts'
import { cadastros, clientes } from '../tables.ts'

/**
 * Deletes an account with its addresses, sessions, cart and favourites (by cascade), and confirms it by a last mail.
 * Orders stay, without a customer.
 */
export async function eraseAccount(tx: Database, { id, nome, email }: Owner): Promise<void> {
  await tx.delete(cadastros).where(eq(cadastros.email, email))
  await tx.delete(clientes).where(eq(clientes.id, id))
  await enqueue(tx, sendAccountDeletedJob, { nome, email })
}
