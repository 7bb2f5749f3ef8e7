import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { ofertasRecusadas } from '../offers-tables.ts'

/** When each of these addresses unsubscribed from offers, if it did. A later consent overrides it. */
export async function refusedOffers(db: Database, emails: string[]): Promise<Map<string, Date>> {
  const rows = await db.select().from(ofertasRecusadas).where(inArray(ofertasRecusadas.email, emails))

  return new Map(rows.map(({ email, em }) => [email, em]))
}
