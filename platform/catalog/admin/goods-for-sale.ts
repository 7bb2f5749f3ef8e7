import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { permit } from '#platform/permit.ts'
import type { Visit } from '#platform/visit.ts'
import { foundSkus } from './found-by-words.ts'
import { VARIATION } from './stock-level-rows.ts'

/** As many as a seller reads while somebody waits on the phone. */
const MOST = 20

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

/** SKUs that can be sold, by name, code or EAN: what is in stock first, then what sells best. `precoPor` in centavos. */
export async function goodsForSale(visit: Visit, { busca }: { busca: string }) {
  permit(visit, 'pedidos.vender')
  const result = await visit.db.execute(sql`
    select p.id as "idProduto", s.id as "idAtributoSimples", s.sku, s.preco_por as "precoPor", s.estoque,
      concat_ws(' · ', p.nome, nullif(${VARIATION}, '')) as nome
    from skus s join produtos p on p.id = s.id_produto
    where s.id in ${foundSkus(busca)} and p.situacao = 'disponivel'
    order by s.estoque = 0, p.vendas desc, p.id, s.posicao
    limit ${MOST}`)

  return { produtos: Goods.parse(result).rows }
}
