import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { isInAnotherCart, stockFor } from '../../pieces/carts/holds-in-statement.ts'
import { followStock } from '../follow-stock.ts'
import { deductStock, type StockLine } from './deduct-stock.ts'

/**
 * `disponivel` is how many are available after the lines before it. `retidoAte`: of a piece that is on sale, and that
 * another cart holds, until when (ISO 8601).
 */
export type Shortage = { idAtributoSimples: number; disponivel: number; retidoAte?: string }

/** `pedido` is the order's id; `carrinho` the buyer's cart, whose holds count as theirs. */
export type StockRequest = {
  pedido: string
  itens: readonly StockLine[]
  carrinho?: number | null
  now: Date
}

/**
 * Reserves the goods of an order, all or none, and returns all shortages: an empty list on success. A kit also takes
 * its parts, and the stock of kits is updated with that of their parts.
 *
 * Call it late in the transaction that places the order: other orders for the same goods wait until it ends. Redeem or
 * release uses of promotions only after it, so that transactions can't deadlock.
 */
export async function reserveStock(
  tx: Database,
  { pedido, itens, carrinho, now }: StockRequest,
): Promise<Shortage[]> {
  const deducted = await deductStock(tx, {
    requested: sql`
      select i.id, i.quantidade from lines i
      union all
      select k.id_sku, i.quantidade * k.quantidade
      from lines i join skus s on s.id = i.id join kit_itens k on k.id_produto = s.id_produto`,
    lines: itens,
    pedido,
    carrinho: carrinho ?? null,
    now,
  })
  if (!deducted) return shortages(tx, { itens, carrinho: carrinho ?? null, now })
  await followStock(tx, deducted)

  return []
}

const Sources = z.object({
  rows: z.array(
    z.object({
      item: z.int(),
      sku: z.int(),
      unidades: z.int(),
      estoque: z.int(),
      retidoAte: z.iso.datetime({ offset: true }).nullable(),
    }),
  ),
})

/** Lines take from the stock in their order until it is used up. */
async function shortages(
  tx: Database,
  { itens, carrinho, now }: { itens: readonly StockLine[]; carrinho: number | null; now: Date },
): Promise<Shortage[]> {
  const reader = { cart: sql`${carrinho}::integer`, now: sql`${now}::timestamptz` }
  const ids = sql.param(itens.map(({ idAtributoSimples }) => idAtributoSimples))
  const result = await tx.execute(sql`
    with items as (select unnest(${ids}::integer[]) as id)
    select i.id as item, s.id as sku, 1 as unidades, ${stockFor(reader)} as estoque,
      case when s.estoque > 0 and ${isInAnotherCart(reader)} then to_json(e.retido_ate) end as "retidoAte"
    from items i join skus s on s.id = i.id left join exemplares e on e.id_sku = s.id
    union all
    select i.id, part.id, k.quantidade, part.estoque, null
    from items i join skus s on s.id = i.id join kit_itens k on k.id_produto = s.id_produto
      join skus part on part.id = k.id_sku`)
  const { rows } = Sources.parse(result)
  const left = new Map(rows.map(({ sku, estoque }) => [sku, estoque]))

  return itens.flatMap(({ idAtributoSimples, quantidade }) => {
    const sources = rows.filter(({ item }) => item === idAtributoSimples)
    const limits = sources.map(({ sku, unidades }) => Math.floor((left.get(sku) ?? 0) / unidades))
    const disponivel = Math.min(quantidade, ...(limits.length > 0 ? limits : [0]))
    for (const { sku, unidades } of sources) left.set(sku, (left.get(sku) ?? 0) - disponivel * unidades)

    const retidoAte = sources.find((source) => source.retidoAte !== null)?.retidoAte
    if (disponivel >= quantidade) return []

    return [{ idAtributoSimples, disponivel, ...(retidoAte ? { retidoAte } : {}) }]
  })
}
