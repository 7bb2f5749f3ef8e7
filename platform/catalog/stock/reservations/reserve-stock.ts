import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { followStock } from '../follow-stock.ts'
import { deductStock } from './deduct-stock.ts'

/** So many of a SKU; of a kit, its own. */
export type StockLine = { idAtributoSimples: number; quantidade: number }

/** `disponivel` is what could be had of it beside the lines before it. */
export type Shortage = { idAtributoSimples: number; disponivel: number }

/** `pedido` is the order's id. */
export type StockRequest = { pedido: string; itens: readonly StockLine[]; agora: Date }

/**
 * Takes the goods of an order off the stock, all or none, and answers all that lacks: an empty list where it has them. A kit
 * takes its parts too, and the stock of a kit follows that of its parts.
 *
 * Call it late in the transaction that places the order: others who want the same goods wait until it ends. Whoever also takes
 * or gives back uses of promotions does so after it, so that no two wait for each other.
 */
export async function reserveStock(
  tx: Database,
  { pedido, itens, agora }: StockRequest,
): Promise<Shortage[]> {
  const lines = JSON.stringify(itens)
  const taken = await deductStock(tx, {
    wanted: sql`
      select i."idAtributoSimples" as id, i.quantidade from linhas i
      union all
      select k.id_sku, i.quantidade * k.quantidade
      from linhas i join skus s on s.id = i."idAtributoSimples" join kit_itens k on k.id_produto = s.id_produto`,
    lines,
    pedido,
    agora,
  })
  if (!taken) return shortages(tx, lines, itens)
  await followStock(tx, taken)

  return []
}

const Sources = z.object({
  rows: z.array(z.object({ item: z.int(), sku: z.int(), unidades: z.int(), estoque: z.int() })),
})

/** The lines take in their order, until there is no more. */
async function shortages(tx: Database, lines: string, itens: readonly StockLine[]): Promise<Shortage[]> {
  const result = await tx.execute(sql`
    with itens as (select "idAtributoSimples" as id from jsonb_to_recordset(${lines}::jsonb) as i("idAtributoSimples" integer))
    select i.id as item, s.id as sku, 1 as unidades, s.estoque from itens i join skus s on s.id = i.id
    union all
    select i.id, parte.id, k.quantidade, parte.estoque
    from itens i join skus s on s.id = i.id join kit_itens k on k.id_produto = s.id_produto
      join skus parte on parte.id = k.id_sku`)
  const { rows } = Sources.parse(result)
  const left = new Map(rows.map(({ sku, estoque }) => [sku, estoque]))

  return itens.flatMap(({ idAtributoSimples, quantidade }) => {
    const sources = rows.filter(({ item }) => item === idAtributoSimples)
    const most = sources.map(({ sku, unidades }) => Math.floor((left.get(sku) ?? 0) / unidades))
    const disponivel = Math.min(quantidade, ...(most.length > 0 ? most : [0]))
    for (const { sku, unidades } of sources) left.set(sku, (left.get(sku) ?? 0) - disponivel * unidades)

    return disponivel < quantidade ? [{ idAtributoSimples, disponivel }] : []
  })
}
