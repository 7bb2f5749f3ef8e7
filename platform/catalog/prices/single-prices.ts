import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { automaticDiscounts } from '#domain/promotions/automatic-discounts.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { promotionsForEverybody } from '#platform/marketing/promotions/promotions-for-everybody.ts'

const Rows = z.object({
  rows: z.array(
    z.object({
      idAtributoSimples: z.int(),
      idProduto: z.int(),
      precoDe: z.int().nullable(),
      precoPor: z.int(),
      idMarca: z.int(),
      categorias: z.array(z.int()),
      aVenda: z.boolean(),
    }),
  ),
})

export type SinglePrice = { idProduto: number; preco: number; aVenda: boolean }

/**
 * What one unit of these SKUs costs whoever buys nothing else, with the promotions that apply to everybody, in centavos,
 * and whether it can be bought now. SKUs that the shop doesn't show are left out.
 */
export async function singlePrices(
  context: RequestContext,
  skus: readonly number[],
): Promise<Map<number, SinglePrice>> {
  if (skus.length === 0) return new Map()
  const [result, promocoes] = await Promise.all([
    context.db.execute(sql`
      select s.id as "idAtributoSimples", s.id_produto as "idProduto", s.preco_de as "precoDe", s.preco_por as "precoPor",
        l.id_marca as "idMarca", l.categorias, s.estoque > 0 and l.situacao = 'disponivel' as "aVenda"
      from skus s join listagem l on l.id_produto = s.id_produto
      where s.id = any(${sql.param([...skus])}::integer[])`),
    promotionsForEverybody(context),
  ])
  const offers = { promocoes, combinacoes: [], now: context.now, comprador: UNKNOWN_BUYER }

  return new Map(
    Rows.parse(result).rows.map(({ aVenda, ...goods }) => {
      const applied = automaticDiscounts([{ ...goods, quantidade: 1 }], offers)
      const off = applied.reduce((sum, { desconto }) => sum + desconto, 0)

      return [goods.idAtributoSimples, { idProduto: goods.idProduto, preco: goods.precoPor - off, aVenda }]
    }),
  )
}
