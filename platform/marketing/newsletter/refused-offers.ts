import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { ofertasRecusadas } from '../offers-tables.ts'

/** Of these addresses, those that said no to offers, and when. Who agreed after that may be written to. */
export async function refusedOffers(db: Database, emails: string[]): Promise<Map<string, Date>> {
  const rows = await db.select().from(ofertasRecusadas).where(inArray(ofertasRecusadas.email, emails))

  return new Map(rows.map(({ email, em }) => [email, em]))
}
