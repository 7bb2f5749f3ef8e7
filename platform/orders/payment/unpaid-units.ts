import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'

const Units = z.object({ rows: z.tuple([z.object({ antes: z.int(), novas: z.int() })]) })

/** Units that wait for the money of a buyer, known by e-mail or document: those of the order `id`, and those of orders before. */
export async function unpaidUnits(
  tx: Database,
  { id, email, documento }: { id: string; email: string; documento: string },
): Promise<{ antes: number; novas: number }> {
  const result = await tx.execute(sql`
    select coalesce(sum(i.quantidade) filter (where p.id <> ${id}), 0)::int as antes,
      coalesce(sum(i.quantidade) filter (where p.id = ${id}), 0)::int as novas
    from pedidos p join pedidos_itens i on i.id_pedido = p.id
    where p.situacao = 'aguardandoPagamento' and (p.email = ${email} or p.comprador ->> 'documento' = ${documento})`)

  return Units.parse(result).rows[0]
}
