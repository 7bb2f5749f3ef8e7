import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { Period } from './sold-in.ts'

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

/** The best-selling products of a period, by pieces. What another shop sold and this one does not is none of them. */
export async function bestSellers(
  context: RequestContext,
  { limite, ...period }: Period & { limite: number },
): Promise<BestSeller[]> {
  const { permissoes } = permit(context, 'pedidos.ver')
  const seesValues = permissoes.includes('vendas.ver')
  const sold = sql`dia between ${period.de} and ${period.ate}`
  const result = await context.db.execute(sql`
    select v.id_produto as "idProduto", last.nome, last.url, v.quantidade, v.valor
    from (
      select id_produto, sum(quantidade)::integer as quantidade, sum(valor) as valor
      from vendas_por_dia where ${sold}
      group by id_produto having sum(quantidade) > 0
      order by quantidade desc, valor desc, id_produto
      limit ${limite}
    ) v cross join lateral (
      select nome, url from vendas_por_dia
      where id_produto = v.id_produto and ${sold} and quantidade > 0
      order by dia desc, id desc limit 1
    ) last
    order by v.quantidade desc, v.valor desc, v.id_produto`)

  const { rows } = z.object({ rows: z.array(BestSeller) }).parse(result)

  return seesValues ? rows : rows.map((row) => ({ ...row, valor: null }))
}
