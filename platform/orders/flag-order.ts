import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from './tables.ts'

/** Notes something that a person of the store has to look at; the same once, and beside what stands there already. */
export async function flagOrder(tx: Database, id: string, atencao: string): Promise<void> {
  await tx
    .update(pedidos)
    .set({
      atencao: sql`case when strpos(coalesce(${pedidos.atencao}, ''), ${atencao}) > 0 then ${pedidos.atencao}
        else concat_ws(E'\n', ${pedidos.atencao}, ${atencao}::text) end`,
    })
    .where(eq(pedidos.id, id))
}
