import { lt, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { removeExports } from './exports/remove-exports.ts'
import { removeStrays } from './stored/remove-strays.ts'
import { exportacoes, fotosPendentes, importacoes } from './tables.ts'

/**
 * Purges imports after thirty days, after which they can't be undone, missing pictures after ninety, and exports after
 * one day, with all that belongs to them; then files that nothing names any more.
 */
export async function purgeTransfers(
  context: Pick<RequestContext, 'db' | 'transferFiles' | 'now'>,
): Promise<void> {
  const { db } = context
  await db.delete(importacoes).where(lt(importacoes.criadaEm, sql`now() - interval '30 days'`))
  await db.delete(fotosPendentes).where(lt(fotosPendentes.criadaEm, sql`now() - interval '90 days'`))
  await db.transaction((tx) => removeExports(tx, lt(exportacoes.criadaEm, sql`now() - interval '1 day'`)))
  await removeStrays(context)
}
