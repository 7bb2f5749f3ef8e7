import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { stylesheets } from '../tables.ts'

/** Longer than any page stays open or cached. */
const UNUSED = '90 days'

/** Stores a stylesheet and returns its hash, by which pages refer to it; null if it is empty. Removes outdated ones. */
export async function storeStylesheet(db: Database, css: string): Promise<string | null> {
  if (css === '') return null
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16)
  await db
    .insert(stylesheets)
    .values({ hash, css })
    .onConflictDoUpdate({ target: stylesheets.hash, set: { usadaEm: sql`now()` } })
  await db.delete(stylesheets).where(lt(stylesheets.usadaEm, sql`now() - ${UNUSED}::interval`))

  return hash
}

/** Returns the stylesheet with a hash, or null. */
export async function findStylesheet(db: Database, hash: string): Promise<string | null> {
  const [row] = await db.select({ css: stylesheets.css }).from(stylesheets).where(eq(stylesheets.hash, hash))

  return row?.css ?? null
}
