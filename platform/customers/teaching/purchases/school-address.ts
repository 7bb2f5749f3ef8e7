import { eq } from 'drizzle-orm'
import type { PostalAddress } from '#contract/customers/address.ts'
import type { Database } from '#platform/database/connect.ts'
import { listasEnsino as listas } from '../tables.ts'

/** Where a list's goods are collected; null if every buyer gets their own. */
export async function schoolAddress(db: Database, idLista: string): Promise<PostalAddress | null> {
  const [found] = await db.select({ endereco: listas.endereco }).from(listas).where(eq(listas.id, idLista))

  return found?.endereco ?? null
}
