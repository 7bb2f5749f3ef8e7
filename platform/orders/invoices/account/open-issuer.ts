import { eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { InvoiceEnvironment, InvoiceService } from '../port.ts'
import { contasNfe } from '../tables.ts'
import { openInvoiceCredentials } from './credentials.ts'

type Opening = Pick<RequestContext, 'db' | 'secrets' | 'openInvoices'>

/** Opens the service of an environment with the store's token; null if the store has none there. */
export async function openIssuer(
  { db, secrets, openInvoices }: Opening,
  ambiente: InvoiceEnvironment,
): Promise<InvoiceService | null> {
  const [row] = await db.select().from(contasNfe).where(eq(contasNfe.ambiente, ambiente))

  return row ? openInvoices({ ambiente, token: openInvoiceCredentials(secrets, row).token }) : null
}
