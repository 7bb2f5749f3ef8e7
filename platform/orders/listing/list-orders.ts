import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { OrderSummary } from '#contract/orders/orders.ts'
import { orderTitle } from '#domain/order/order-text.ts'
import { customerOfSession } from '#platform/customers/sessions/customer-of-session.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import {
  type PaymentJson,
  paymentsFromJson,
  paymentsInStatement,
} from '#platform/payments/payments-in-statement.ts'
import { paymentOf } from '../payment/order-money.ts'

/** Lists the orders of the logged-in customer, newest first, in one statement. Refuses `LoginNecessario`. */
export async function listOrders(
  { db, sessao }: RequestContext,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ pedidos: OrderSummary[]; total: number }> {
  const result = await db.execute(sql`
    select reader.id as "idCliente",
      (select count(*)::integer from pedidos where id_cliente = reader.id) as total,
      (
        select coalesce(json_agg(json_build_object(
          'id', p.id, 'numero', p.numero, 'numeroAntigo', p.numero_antigo, 'criadoEm', p.criado_em,
          'pagoEm', p.pago_em, 'situacao', p.situacao, 'total', p.total,
          'retirada', p.frete ->> 'tipo' = 'retirada', 'deServicos', p.de_servicos,
          'quantidadeTotal', i.quantidade, 'nome', i.nome,
          'atributos', i.atributos, 'imagem', i.imagem, 'pagamentos', ${paymentsInStatement(sql`p.id::text`)}
        ) order by p.criado_em desc, p.id), '[]')
        from (
          select * from pedidos where id_cliente = reader.id
          order by criado_em desc, id limit ${limit} offset ${offset}
        ) p
        cross join lateral (
          select sum(quantidade)::integer as quantidade, (array_agg(nome order by posicao))[1] as nome,
            (array_agg(imagem order by posicao))[1] as imagem,
            (array_agg(atributos order by posicao))[1] as atributos
          from pedidos_itens where id_pedido = p.id
        ) i
      ) as pedidos
    from (select ${customerOfSession(sql`${sessao}::text`)} as id) reader`)
  const { idCliente, total, pedidos } = Listed.parse(result).rows[0]
  if (idCliente === null) throw refuse('LoginNecessario')

  return { pedidos: pedidos.map(summaryOf), total }
}

type ListedOrder = Omit<OrderSummary, 'titulo'> & {
  pagoEm: string | null
  retirada: boolean
  deServicos: boolean
  pagamentos: PaymentJson[]
}

/** The result of our own statement. */
const Listed = z.object({
  rows: z.tuple([
    z.object({
      idCliente: z.int().nullable(),
      total: z.int(),
      pedidos: z.array(z.custom<ListedOrder>()),
    }),
  ]),
})

function summaryOf({ retirada, deServicos, pagamentos, pagoEm, ...order }: ListedOrder): OrderSummary {
  const pagamento = paymentOf({ ...order, pagoEm }, paymentsFromJson(pagamentos))

  return {
    ...order,
    criadoEm: new Date(order.criadoEm).toISOString(),
    titulo: orderTitle({ situacao: order.situacao, pagamento, retirada, deServicos }),
  }
}
