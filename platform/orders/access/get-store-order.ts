import { asc, eq } from 'drizzle-orm'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { Order } from '#contract/orders/orders.ts'
import { orderPath } from '#domain/order/order-path.ts'
import { afterEvent } from '#domain/order/order-situation.ts'
import { estimatedFee } from '#domain/payments/accounts/account-rules.ts'
import { isLive } from '#domain/shipping/labels/label-situation.ts'
import { permit, type Staff } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { accountOf } from '#platform/payments/accounts/payment-account.ts'
import type { PaymentSummary } from '#platform/payments/payments-in-statement.ts'
import { activeAccount } from '#platform/shipping/accounts/account-rows.ts'
import { mayEdit } from '../editing/may-edit.ts'
import { unpaidWork } from '../lifecycle/order-work.ts'
import { isFulfilmentEvent } from '../lifecycle/record-event.ts'
import { tagsOf } from '../listing/tags-of.ts'
import { type OrderMailKind, ResendableMail } from '../mail/order-mail.ts'
import { notificationOf } from '../mail/order-notification.ts'
import { disputePart } from '../payment/disputes/dispute-part.ts'
import { refundableAmount } from '../payment/refund-all.ts'
import { type AnyOrderRow, type AnyOrderRows, hasGoods, isOwn, readAnyOrder } from '../rows.ts'
import { labelsOf } from '../shipping/labels/label-rows.ts'
import { isPartlySent } from '../shipping/partly-sent.ts'
import { pedidosAnotacoes, pedidosMudancas } from '../tables.ts'
import { mayBePaid } from './may-be-paid.ts'
import { orderKey } from './order-key.ts'
import { toOrder } from './to-order.ts'
import { withoutBuyer } from './without-buyer.ts'

/** Returns an order as the store sees it, reduced to what the staff member may see. Refuses `PedidoInexistente`. */
export async function getStoreOrder(context: RequestContext, { id }: { id: string }): Promise<AdminOrder> {
  const staff = permit(context, 'pedidos.ver')
  const rows = await readAnyOrder(context.db, { id, sessao: null })
  if (!rows) throw refuse('PedidoInexistente')
  const [mudancas, anotacoes, marcadores, etiquetas, servicosAPagar, account] = await Promise.all([
    changesOf(context, id),
    notesOf(context, id),
    tagsOf(context.db, id),
    labelsOf(context.db, id),
    unpaidWork(context.db, id),
    activeAccount(context),
  ])
  const compraEtiquetas = account !== null && awaitsLabels(rows, etiquetas)

  return visibleTo(staff, {
    ...storePart(context, rows),
    mudancas,
    anotacoes,
    marcadores,
    etiquetas,
    servicosAPagar,
    compraEtiquetas,
  })
}

function storePart(
  context: RequestContext,
  rows: AnyOrderRows,
): Omit<
  AdminOrder,
  'mudancas' | 'anotacoes' | 'marcadores' | 'etiquetas' | 'servicosAPagar' | 'compraEtiquetas'
> {
  const { pedido } = rows
  const seen = toOrder(context, rows)
  const {
    formas: _ways,
    formularioCartao: _form,
    cartoesGuardados: _cards,
    historico: _history,
    ...order
  } = seen
  const { versao, atencao, teste, vendedor, idCliente, cupom, situacao } = pedido
  const byId = new Map(rows.pagamentos.map((payment) => [payment.id, payment]))

  return {
    ...order,
    versao,
    atencao,
    teste,
    vendedor,
    idCliente,
    cupom,
    expiraEm: pedido.expiraEm?.toISOString() ?? null,
    pagoEm: pedido.pagoEm?.toISOString() ?? null,
    entregueEm: pedido.entregueEm?.toISOString() ?? null,
    origem: pedido.origem ?? {},
    pagamentos: order.pagamentos.map((attempt) => {
      const payment = byId.get(attempt.id)
      return {
        ...attempt,
        devolvivel: payment ? refundableAmount(payment, context.now) : 0,
        ...accountPart(context.payments, payment),
        contestacao: payment ? disputePart(context, payment) : null,
      }
    }),
    acoes: [
      ...STEPS.filter(
        (step) =>
          afterEvent(situacao, step, pedido) !== null &&
          (step !== 'requestReturn' || order.direitos.devolver) &&
          // Goods returned for a defect are handled by `settleDefect`.
          (order.defeito ? step === 'settleDefect' : step !== 'settleDefect') &&
          (step !== 'cancel' || !isPartlySent(rows)) &&
          (isOwn(rows) || isFulfilmentEvent(step)),
      ),
      ...(hasGoods(rows) && mayEdit(rows) ? (['edit'] as const) : []),
      ...(mayBePaid(seen) ? (['paymentLink'] as const) : []),
    ],
    mails:
      pedido.email === ''
        ? []
        : ResendableMail.options.filter((tipo) => canBeSent(context, pedido, seen, tipo)),
    paginaDoComprador: orderPath(pedido.id, orderKey(context, pedido)),
  }
}

/** Whether an order is to be sent and has no label that was paid, or is being paid. */
function awaitsLabels({ pedido }: AnyOrderRows, etiquetas: AdminOrder['etiquetas']): boolean {
  const { situacao, frete } = pedido

  return (
    frete.tipo === 'entrega' &&
    (situacao === 'pagamentoAprovado' || situacao === 'emSeparacao') &&
    !etiquetas.some((label) => label.tipo === 'envio' && isLive(label.situacao))
  )
}

/** The account of a payment, and what its provider keeps of it. */
function accountPart(
  accounts: RequestContext['payments'],
  payment: PaymentSummary | undefined,
): { conta: string | null; tarifa: number | null } {
  const rules = payment && accountOf(accounts, payment)?.regras
  if (!rules) return { conta: null, tarifa: null }
  const terms = rules.metodos[payment.metodo]
  const tarifa = terms ? estimatedFee(payment.valor, terms) : 0

  return { conta: rules.nome, tarifa: tarifa || null }
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

const SHIPPING_MAILS: readonly OrderMailKind[] = [
  'encomendaEnviada',
  'enviado',
  'prontoParaRetirada',
  'entregue',
]

/** Whether the mail still applies. A payment code that the provider hasn't issued yet can't be sent. */
function canBeSent({ now }: RequestContext, pedido: AnyOrderRow, seen: Order, tipo: OrderMailKind): boolean {
  // The other shop sent the mails about its payment.
  if (pedido.numeroAntigo !== null && !SHIPPING_MAILS.includes(tipo)) return false
  const notification = notificationOf(tipo, seen, { ...pedido, now })

  return notification !== null && notification !== 'unanswered'
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

/**
 * Staff who look after customers see the buyer, staff who pack see the address, everybody else sees a name and a city.
 */
function visibleTo({ permissoes }: Staff, order: AdminOrder): AdminOrder {
  if (permissoes.includes('clientes.ver')) return order

  return withoutBuyer(order, { endereco: permissoes.includes('pedidos.expedir') })
}
