import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidosMarcadores } from '../tables.ts'

/** Returns the tags of an order, in alphabetical order. */
export async function tagsOf(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .select({ marcador: pedidosMarcadores.marcador })
    .from(pedidosMarcadores)
    .where(eq(pedidosMarcadores.idPedido, id))
    .orderBy(asc(pedidosMarcadores.marcador))

  return rows.map(({ marcador }) => marcador)
}
