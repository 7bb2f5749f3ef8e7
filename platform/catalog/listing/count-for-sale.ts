import { count, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { listagem } from '../tables.ts'

/** Counts the products that the shop shows, each with picture and price, and those of them that can be bought now. */
export async function countForSale(db: Database): Promise<{ publicados: number; disponiveis: number }> {
  const [row] = await db
    .select({
      publicados: count(),
      disponiveis: sql<number>`count(*) filter (where ${listagem.disponivel})`.mapWith(Number),
    })
    .from(listagem)

  return row ?? { publicados: 0, disponiveis: 0 }
}
