import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { AdminOrderRow, OrderFilter } from '#contract/orders/admin-orders.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { orderTitle } from '#domain/order/order-text.ts'
import { pageBounds } from '#platform/database/page-bounds.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import {
  type PaymentJson,
  paymentsFromJson,
  paymentsInStatement,
} from '#platform/payments/payments-in-statement.ts'
import { paymentOf } from '../payment/order-money.ts'
import { orderConditions } from './order-conditions.ts'

type ListStoreOrdersInput = OrderFilter & { pagina: number; porPagina: number }

/** Returns a page of the store's orders that match, and their total number up to `MAX_COUNTED`. */
export async function listStoreOrders(
  context: RequestContext,
  { pagina, porPagina, ordem, ...filter }: ListStoreOrdersInput,
): Promise<{ itens: AdminOrderRow[]; total: number }> {
  const staff = permit(context, 'pedidos.ver')
  const orderBy = ORDERS[ordem]
  const { limit, offset } = pageBounds({ pagina, porPagina, busca: filter.busca })
  const where = orderConditions(filter, staff.permissoes.includes('clientes.ver'))
  const [counted, listed] = await Promise.all([
    context.db.execute(sql`
      select count(*)::integer as total
      from (select from pedidos p where ${where} limit ${MAX_COUNTED}) encontrados`),
    context.db.execute(sql`
      select o.id, o.numero, o.numero_antigo as "numeroAntigo", o.pago_em as "pagoEm", o.criado_em as "criadoEm", o.situacao, o.metodo, o.total, o.atencao, o.teste,
        o.comprador ->> 'nomeRazao' as nome, o.frete ->> 'tipo' = 'retirada' as retirada, o.de_servicos as "deServicos",
        concat_ws(', ', o.endereco ->> 'cidade', o.endereco ->> 'uf') as lugar, i.quantidade as "quantidadeTotal",
        i.nome as "primeiroItem", i.atributos, e.encomendas, e."encomendasEntregues",
        array(select m.marcador from pedidos_marcadores m where m.id_pedido = o.id order by m.marcador) as marcadores,
        ${paymentsInStatement(sql`o.id::text`)} as pagamentos
      -- Ids first: a page far behind is counted off in an index, without reading the orders before it.
      from (
        select p.id from pedidos p where ${where}
        order by ${orderBy(sql`p`)} limit ${limit} offset ${offset}
      ) page join pedidos o on o.id = page.id
      cross join lateral (
        select sum(quantidade)::integer as quantidade, (array_agg(nome order by posicao))[1] as nome,
          (array_agg(atributos order by posicao))[1] as atributos
        from pedidos_itens where id_pedido = o.id
      ) i
      cross join lateral (
        select count(*)::integer as encomendas, count(entregue_em)::integer as "encomendasEntregues"
        from pedidos_envios where id_pedido = o.id and saiu_em is not null
      ) e
      order by ${orderBy(sql`o`)}`),
  ])

  return { itens: Listed.parse(listed).rows.map(rowOf), total: Counted.parse(counted).rows[0].total }
}

/** An `order by`, with the id as the tie-breaker. */
const ORDERS: Record<OrderFilter['ordem'], (table: SQL) => SQL> = {
  criadoEm: (table) => sql`${table}.criado_em, ${table}.id`,
  '-criadoEm': (table) => sql`${table}.criado_em desc, ${table}.id`,
  total: (table) => sql`${table}.total, ${table}.id`,
  '-total': (table) => sql`${table}.total desc, ${table}.id desc`,
}

type Row = Omit<AdminOrderRow, 'titulo' | 'pagamento' | 'destino' | 'criadoEm'> & {
  criadoEm: Date | string
  pagoEm: Date | string | null
  retirada: boolean
  deServicos: boolean
  lugar: string
  pagamentos: PaymentJson[]
}

/** The results of our own statements. */
const Listed = z.object({ rows: z.array(z.custom<Row>()) })
const Counted = z.object({ rows: z.tuple([z.object({ total: z.int() })]) })

function rowOf({ retirada, deServicos, lugar, pagamentos, pagoEm, ...order }: Row): AdminOrderRow {
  const pagamento = paymentOf({ ...order, pagoEm }, paymentsFromJson(pagamentos))

  return {
    ...order,
    criadoEm: new Date(order.criadoEm).toISOString(),
    pagamento,
    titulo: orderTitle({ situacao: order.situacao, pagamento, retirada, deServicos }),
    destino: destinationOf({ retirada, deServicos, lugar }),
  }
}

function destinationOf({
  retirada,
  deServicos,
  lugar,
}: Pick<Row, 'retirada' | 'deServicos' | 'lugar'>): string {
  if (deServicos) return 'Serviço da oficina'

  return retirada ? 'Retirada na loja' : lugar
}
