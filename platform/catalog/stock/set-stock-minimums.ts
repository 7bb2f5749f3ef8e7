import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Minimum = { idSku: number; estoqueMinimo: number | null }

const Changed = z.object({
  rows: z.array(
    z.object({ id: z.int(), sku: z.string(), antes: z.int().nullable(), depois: z.int().nullable() }),
  ),
})

/** Sets the stock at which SKUs are to be reordered; null for never. Deleted SKUs are skipped. */
export async function setStockMinimums(
  context: RequestContext,
  { itens }: { itens: Minimum[] },
): Promise<Record<never, never>> {
  permit(context, 'estoque.movimentar')

  await context.db.transaction(async (tx) => {
    const result = await tx.execute(sql`
      with locked as (
        select s.id, s.estoque_minimo as antes, i."estoqueMinimo" as depois
        from skus s
        join jsonb_to_recordset(${JSON.stringify(itens)}::jsonb) as i("idSku" integer, "estoqueMinimo" integer)
          on i."idSku" = s.id
        where s.estoque_minimo is distinct from i."estoqueMinimo"
        order by s.id for no key update of s
      )
      update skus s set estoque_minimo = p.depois from locked p where s.id = p.id
      returning s.id, s.sku, p.antes, p.depois`)
    for (const { id, sku, antes, depois } of Changed.parse(result).rows)
      await recordChange(tx, context, {
        acao: 'estoque.minimo',
        alvo: { tipo: 'estoque', id: String(id), nome: sku },
        antes: { estoqueMinimo: antes },
        depois: { estoqueMinimo: depois },
      })
  })

  return {}
}
