import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'

const Units = z.object({ rows: z.tuple([z.object({ other: z.int(), own: z.int() })]) })

/**
 * Counts the reserved units of a buyer's unpaid orders, by e-mail or document: those of the order `id` (`own`), and
 * those of other orders (`other`).
 */
export async function unpaidUnits(
  tx: Database,
  { id, email, documento }: { id: string; email: string; documento: string },
): Promise<{ other: number; own: number }> {
  const result = await tx.execute(sql`
    select coalesce(sum(i.quantidade) filter (where p.id <> ${id}), 0)::int as other,
      coalesce(sum(i.quantidade) filter (where p.id = ${id}), 0)::int as own
    from pedidos p join pedidos_itens i on i.id_pedido = p.id
    where p.situacao = 'aguardandoPagamento' and not p.de_servicos and (p.email = ${email} or p.comprador ->> 'documento' = ${documento})`)

  return Units.parse(result).rows[0]
}
