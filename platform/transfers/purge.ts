import { lt, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { exportacoes, fotosPendentes, importacoes } from './tables.ts'

/**
 * Purges imports after thirty days, after which they can't be undone, missing pictures after ninety, and exports after
 * one day, with all that belongs to them.
 */
export async function purgeTransfers({ db }: Pick<RequestContext, 'db'>): Promise<void> {
  await db.delete(importacoes).where(lt(importacoes.criadaEm, sql`now() - interval '30 days'`))
  await db.delete(fotosPendentes).where(lt(fotosPendentes.criadaEm, sql`now() - interval '90 days'`))
  await db.delete(exportacoes).where(lt(exportacoes.criadaEm, sql`now() - interval '1 day'`))
}
