import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type Period, soldIn } from './sold-in.ts'

/**
 * A product under the name it was last sold by. `valor` is what was paid for it in centavos, without freight; null for
 * staff who may not see turnover.
 */
const BestSeller = z.object({
  idProduto: z.int(),
  nome: z.string(),
  url: z.string(),
  quantidade: z.int(),
  valor: z.coerce.number().int().nullable(),
})

export type BestSeller = z.infer<typeof BestSeller>

/** The best-selling products of a period, by pieces. */
export async function bestSellers(
  context: RequestContext,
  { limite, ...period }: Period & { limite: number },
): Promise<BestSeller[]> {
  const { permissoes } = permit(context, 'pedidos.ver')
  const seesValues = permissoes.includes('vendas.ver')
  const result = await context.db.execute(sql`
    select i.id_produto as "idProduto", (array_agg(i.nome order by p.pago_em desc))[1] as nome,
      (array_agg(i.url order by p.pago_em desc))[1] as url, sum(i.quantidade)::integer as quantidade,
      sum(i.total - case when p.metodo = 'pix' then i.desconto_vista else 0 end) as valor
    from pedidos p join pedidos_itens i on i.id_pedido = p.id
    -- What another shop sold and this one does not has no page to lead to.
    where ${soldIn(period)} and i.id_produto is not null
    group by i.id_produto
    order by quantidade desc, valor desc, i.id_produto
    limit ${limite}`)

  const { rows } = z.object({ rows: z.array(BestSeller) }).parse(result)

  return seesValues ? rows : rows.map((row) => ({ ...row, valor: null }))
}
