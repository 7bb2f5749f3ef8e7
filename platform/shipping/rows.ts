import { sql } from 'drizzle-orm'
import type { Freight } from '#contract/shipping.ts'
import type { Database } from '#platform/database/connect.ts'
import { digest } from './quote-digest.ts'
import { cotacoes } from './tables.ts'

/** Keeps a quote and answers its id. One that is there already holds longer. */
export async function keepQuote(
  db: Database,
  { pedido, fretes, expiraEm }: { pedido: string; fretes: Freight[]; expiraEm: Date },
): Promise<string> {
  const id = digest([pedido, fretes])
  await db
    .insert(cotacoes)
    .values({ id, pedido, fretes, expiraEm })
    .onConflictDoUpdate({
      target: cotacoes.id,
      set: { expiraEm: sql`greatest(${cotacoes.expiraEm}, excluded.expira_em)` },
    })

  return id
}
