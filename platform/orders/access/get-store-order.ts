import { asc, eq } from 'drizzle-orm'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { Order } from '#contract/orders/orders.ts'
import { orderPath } from '#domain/order/order-path.ts'
import { afterEvent } from '#domain/order/order-situation.ts'
import { permit, type Staff } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { mayEdit } from '../editing/may-edit.ts'
import { isOnItsWay } from '../lifecycle/record-event.ts'
import { tagsOf } from '../listing/tags-of.ts'
import { OrderMailKind } from '../mail/order-mail.ts'
import { notificationOf } from '../mail/order-notification.ts'
import { canGoBack } from '../payment/refund-all.ts'
import { type AnyOrderRow, type AnyOrderRows, isOwn, readAnyOrder } from '../rows.ts'
import { pedidosAnotacoes, pedidosMudancas } from '../tables.ts'
import { orderKey } from './order-key.ts'
import { toAnswer } from './to-order.ts'
import { withoutBuyer } from './without-buyer.ts'

/** An order as the store sees it, or as much of it as who asks may know. Refuses `PedidoInexistente`. */
export async function getStoreOrder(context: RequestContext, { id }: { id: string }): Promise<AdminOrder> {
  const staff = permit(context, 'pedidos.ver')
  const facts = await readAnyOrder(context.db, { id, sessao: null })
  if (!facts) throw refuse('PedidoInexistente')
  const [mudancas, anotacoes, marcadores] = await Promise.all([
    changesOf(context, id),
    notesOf(context, id),
    tagsOf(context.db, id),
  ])

  return knownTo(staff, { ...storePart(context, facts), mudancas, anotacoes, marcadores })
}

function storePart(
  context: RequestContext,
  facts: AnyOrderRows,
): Omit<AdminOrder, 'mudancas' | 'anotacoes' | 'marcadores'> {
  const { pedido } = facts
  const seen = toAnswer(context, facts)
  const { formas: _ways, scriptCartao: _script, historico: _history, ...order } = seen
  const { versao, atencao, vendedor, idCliente, cupom, situacao } = pedido
  const byId = new Map(facts.pagamentos.map((payment) => [payment.id, payment]))

  return {
    ...order,
    versao,
    atencao,
    vendedor,
    idCliente,
    cupom,
    expiraEm: pedido.expiraEm?.toISOString() ?? null,
    pagoEm: pedido.pagoEm?.toISOString() ?? null,
    entregueEm: pedido.entregueEm?.toISOString() ?? null,
    origem: pedido.origem ?? {},
    pagamentos: order.pagamentos.map((attempt) => {
      const payment = byId.get(attempt.id)
      return { ...attempt, devolvivel: payment ? canGoBack(payment, context.agora) : 0 }
    }),
    acoes: [
      ...STEPS.filter(
        (step) =>
          afterEvent(situacao, step) !== null &&
          (step !== 'requestReturn' || order.direitos.devolver) &&
          // What comes back for a defect is settled as one.
          (order.defeito ? step === 'settleDefect' : step !== 'settleDefect') &&
          (isOwn(facts) || isOnItsWay(step)),
      ),
      ...(isOwn(facts) && mayEdit(facts) ? (['edit'] as const) : []),
    ],
    mails:
      pedido.email === ''
        ? []
        : OrderMailKind.options.filter((tipo) => canBeSent(context, pedido, seen, tipo)),
    paginaDoComprador: orderPath(pedido.id, orderKey(context, pedido)),
  }
}

const STEPS = [
  'startPicking',
  'ship',
  'deliver',
  'keep',
  'requestReturn',
  'receiveReturn',
  'cancel',
  'reportDefect',
  'settleDefect',
] as const

const OF_THE_WAY: readonly OrderMailKind[] = ['enviado', 'prontoParaRetirada', 'entregue']

/** What is still so. A code that the provider has not given yet can't be told. */
function canBeSent(
  { agora }: RequestContext,
  pedido: AnyOrderRow,
  seen: Order,
  tipo: OrderMailKind,
): boolean {
  // What was paid elsewhere was told there.
  if (pedido.numeroAntigo !== null && !OF_THE_WAY.includes(tipo)) return false
  try {
    return notificationOf(tipo, seen, { ...pedido, agora }) !== null
  } catch {
    return false
  }
}

async function changesOf({ db }: RequestContext, id: string): Promise<AdminOrder['mudancas']> {
  const rows = await db
    .select()
    .from(pedidosMudancas)
    .where(eq(pedidosMudancas.idPedido, id))
    .orderBy(asc(pedidosMudancas.id))

  return rows.map(({ evento, para: situacao, quem, nome, nota, em }) => ({
    evento,
    situacao,
    quem,
    nome,
    nota,
    em: em.toISOString(),
  }))
}

async function notesOf({ db }: RequestContext, id: string): Promise<AdminOrder['anotacoes']> {
  const rows = await db
    .select()
    .from(pedidosAnotacoes)
    .where(eq(pedidosAnotacoes.idPedido, id))
    .orderBy(asc(pedidosAnotacoes.id))

  return rows.map(({ id, nome, texto, em }) => ({ id, nome, texto, em: em.toISOString() }))
}

/** Who looks after customers knows the buyer; who packs knows where it goes; everybody else knows a name and a city. */
function knownTo({ permissoes }: Staff, order: AdminOrder): AdminOrder {
  if (permissoes.includes('clientes.ver')) return order

  return withoutBuyer(order, { endereco: permissoes.includes('pedidos.expedir') })
}
