import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { OrderSituation } from '#contract/orders/orders.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** The number of orders by situation, and of those flagged for attention. */
export type SituationCounts = { situacoes: Record<OrderSituation, number>; atencao: number }

const Counted = z.object({
  rows: z.tuple([
    z.object({ situacoes: z.partialRecord(OrderSituation, z.int()).nullable(), atencao: z.int() }),
  ]),
})

/** Counts all orders by situation, from what triggers add up (migration `0393`). */
export async function countBySituation(context: RequestContext): Promise<SituationCounts> {
  permit(context, 'pedidos.ver')
  const result = await context.db.execute(sql`
    select
      (
        select json_object_agg(situacao, total)
        from (select situacao, sum(pedidos)::integer as total from pedidos_por_dia group by situacao) s
      ) as situacoes,
      (select count(*)::integer from pedidos where atencao is not null) as atencao`)
  const { situacoes, atencao } = Counted.parse(result).rows[0]
  const none = {
    aguardandoPagamento: 0,
    pagamentoEmAnalise: 0,
    pagamentoAprovado: 0,
    emSeparacao: 0,
    enviado: 0,
  }

  return {
    situacoes: { ...none, entregue: 0, devolucaoSolicitada: 0, devolvido: 0, cancelado: 0, ...situacoes },
    atencao,
  }
}
