import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { VARIATION } from '#platform/catalog/stock/stock-level-rows.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { foundSkus } from '../find-by-words.ts'

/** As many as a seller can read during a phone call. */
const LIMIT = 20

const Goods = z.object({
  rows: z.array(
    z.object({
      idProduto: z.int(),
      idAtributoSimples: z.int(),
      nome: z.string(),
      sku: z.string(),
      precoPor: z.int(),
      estoque: z.int(),
    }),
  ),
})

/**
 * Finds SKUs for sale by name, code or EAN, if wished also those with a price on request: those in stock first, then best
 * sellers. `precoPor` is in centavos.
 */
export async function goodsForSale(
  context: RequestContext,
  { busca, sobConsulta }: { busca: string; sobConsulta?: 'sim' | undefined },
) {
  permit(context, 'pedidos.vender')
  const shown = sobConsulta ? ['disponivel', 'sobConsulta'] : ['disponivel']
  const result = await context.db.execute(sql`
    select p.id as "idProduto", s.id as "idAtributoSimples", s.sku, s.preco_por as "precoPor", s.estoque,
      concat_ws(' · ', p.nome, nullif(${VARIATION}, '')) as nome
    -- Joins listagem, whose rows are narrower than those of produtos, in case a word matches most of them.
    from (
      select k.id, l.vendas from skus k join listagem l on l.id_produto = k.id_produto
      where k.id in ${await foundSkus(context, busca)} and l.situacao = any(${sql.param(shown)}::text[])
      order by k.estoque = 0, l.vendas desc, k.id_produto, k.posicao limit ${LIMIT}
    ) found join skus s on s.id = found.id join produtos p on p.id = s.id_produto
    order by s.estoque = 0, found.vendas desc, p.id, s.posicao`)

  return { produtos: Goods.parse(result).rows }
}
