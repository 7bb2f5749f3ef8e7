import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type Period, soldIn } from './sold-in.ts'

/** How many sold orders used a discount, and how much it took off their goods and freight, in centavos. */
const DiscountResults = z.object({ pedidos: z.int(), desconto: z.coerce.number().int() })

export type DiscountResults = z.infer<typeof DiscountResults>

/** The results of a promotion or coupon in a period; `tipo` and `origem` are those of its adjustments. */
export async function discountResults(
  context: RequestContext,
  { tipo, origem, ...period }: Period & { tipo: 'promocao' | 'cupom'; origem: string },
): Promise<DiscountResults> {
  permit(context, 'pedidos.ver')
  const result = await context.db.execute(sql`
    select count(distinct id)::integer as pedidos, coalesce(-sum(valor), 0) as desconto
    from (
      select p.id, (a ->> 'valor')::integer as valor, a
      from pedidos p
      join pedidos_itens i on i.id_pedido = p.id
      cross join lateral jsonb_array_elements(i.ajustes) a
      where ${soldIn(period)}
      union all
      select p.id, (a ->> 'valor')::integer, a
      from pedidos p cross join lateral jsonb_array_elements(p.frete -> 'ajustes') a
      where ${soldIn(period)}
    ) ajustes
    where a ->> 'tipo' = ${tipo} and a ->> 'origem' = ${origem}`)

  return z.object({ rows: z.tuple([DiscountResults]) }).parse(result).rows[0]
}
