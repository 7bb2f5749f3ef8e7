import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { DAY_MS } from '#domain/time/durations.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { rowsOf } from './rows.ts'

const EmptySearch = z.object({
  texto: z.string(),
  /** Number of searches since the first one. */
  vezes: z.int(),
  ultima: z.iso.datetime(),
})

export type EmptySearch = z.infer<typeof EmptySearch>

/** After that, shoppers have bought it elsewhere. */
const DAYS = 30

/** Searches without results in the last thirty days, most frequent first. */
export async function listEmptySearches(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: EmptySearch[]; total: number }> {
  permit(context, 'marketing.ver')
  const since = sql`ultima >= ${new Date(context.now.getTime() - DAYS * DAY_MS)}`
  const [itens, [counted]] = await Promise.all([
    rowsOf(
      context.db,
      EmptySearch,
      sql`select texto, vezes, to_char(ultima at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ultima
        from buscas_sem_resultado where ${since}
        order by vezes desc, ultima desc, texto limit ${porPagina} offset ${(pagina - 1) * porPagina}`,
    ),
    rowsOf(
      context.db,
      z.object({ total: z.int() }),
      sql`select count(*)::int as total from buscas_sem_resultado where ${since}`,
    ),
  ])

  return { itens, total: counted?.total ?? 0 }
}
