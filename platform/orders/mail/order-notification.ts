import type { Order } from '#contract/orders/orders.ts'
import type { Envelope, Mail } from '#platform/mail/mail.ts'
import type { OrderMail } from '#platform/mail/templates.ts'
import type { OrderMailKind } from './order-mail.ts'

/** The order's pages; of a guest's order with the key that opens them. */
type Links = Pick<OrderMail, 'orderUrl'> & { boletoUrl: string }

/** A mail to be written; `of` tells this piece of news from the same at another time. */
type Notification = {
  of: string | number
  send(mail: Mail, told: Links, envelope: Envelope): Promise<void>
}

/** `expiraEm` is the moment until which the order waits for money; null where it waits for none. `versao` counts its edits. */
type Clock = { agora: Date; expiraEm: Date | null; versao: number }

/** Which mail tells this of an order as it stands; null where it is no longer, or not yet, so. */
export function notificationOf(
  tipo: OrderMailKind,
  pedido: Order,
  { agora, expiraEm, versao }: Clock,
): Notification | null {
  switch (tipo) {
    case 'recebido':
      // A card that was refused at once is told in one mail, with all that was bought.
      if (pedido.situacao === 'cancelado' || pedido.pagamento === 'recusado') return null
      return { of: 1, send: (mail, told, to) => mail.send('order-received', { pedido, ...told }, to) }
    case 'alterado':
      if (versao === 1 || pedido.situacao !== 'aguardandoPagamento') return null
      return { of: versao, send: (mail, told, to) => mail.send('order-changed', { pedido, ...told }, to) }
    case 'instrucoesPix':
      return pixMail(pedido, agora)
    case 'instrucoesBoleto':
      return boletoMail(pedido)
    case 'pagamentoRecusado':
      return declinedMail(pedido)
    case 'pagoEmParte':
      return partialPaymentMail(pedido, expiraEm)
    case 'pagoDepoisDoPrazo':
      return latePaymentMail(pedido)
    case 'estornado':
      return refundMail(pedido)
    default:
      return situationMail(tipo, pedido)
  }
}

/** Mails that tell where an order stands: the template, the situation it is about, and those in which it is still good to know. */
const SITUATIONS = {
  pagamentoAprovado: {
    template: 'order-approved',
    situacao: 'pagamentoAprovado',
    still: ['pagamentoAprovado', 'emSeparacao', 'enviado', 'entregue'],
  },
  enviado: { template: 'order-sent', situacao: 'enviado', still: ['enviado'] },
  prontoParaRetirada: { template: 'order-ready', situacao: 'enviado', still: ['enviado'] },
  entregue: { template: 'order-delivered', situacao: 'entregue', still: ['entregue'] },
  cancelado: { template: 'order-cancelled', situacao: 'cancelado', still: ['cancelado'] },
  devolucaoSolicitada: {
    template: 'order-return-asked',
    situacao: 'devolucaoSolicitada',
    still: ['devolucaoSolicitada'],
  },
  devolvido: { template: 'order-returned', situacao: 'devolvido', still: ['devolvido'] },
} as const satisfies Record<
  string,
  { template: string; situacao: Order['situacao']; still: Order['situacao'][] }
>

/** How often it came to stand there makes one time of another. */
function situationMail(tipo: keyof typeof SITUATIONS, pedido: Order): Notification | null {
  const { template, situacao, still } = SITUATIONS[tipo]
  if (!still.some((one) => one === pedido.situacao)) return null
  const times = pedido.historico.filter((change) => change.situacao === situacao).length

  return { of: times, send: (mail, told, to) => mail.send(template, { pedido, ...told }, to) }
}

function pixMail(pedido: Order, agora: Date): Notification | null {
  const attempt = openAttempt(pedido, 'pix')
  if (!attempt || new Date(attempt.expiraEm) <= agora) return null
  const { id, pix, valor, expiraEm } = attempt
  if (!pix) throw notAnswered(id)
  const { copiaECola } = pix

  return {
    of: id,
    send: (mail, told, to) => mail.send('order-pix', { pedido, ...told, copiaECola, valor, expiraEm }, to),
  }
}

function boletoMail(pedido: Order): Notification | null {
  const attempt = openAttempt(pedido, 'boleto')
  if (!attempt) return null
  const { id, boleto, valor } = attempt
  if (!boleto) throw notAnswered(id)
  const { linhaDigitavel, vencimento } = boleto

  return {
    of: id,
    send: (mail, told, to) =>
      mail.send('order-boleto', { pedido, ...told, linhaDigitavel, valor, vencimento }, to),
  }
}

function declinedMail(pedido: Order): Notification | null {
  const [attempt] = pedido.pagamentos
  if (attempt?.situacao !== 'recusado' || pedido.situacao !== 'aguardandoPagamento') return null
  const motivo = attempt.cartao?.motivoRecusa ?? ''

  return {
    of: attempt.id,
    send: (mail, told, to) => mail.send('order-declined', { pedido, ...told, motivo }, to),
  }
}

/** Each time more has come, it is another piece of news. */
function partialPaymentMail(pedido: Order, expiraEm: Date | null): Notification | null {
  if (pedido.situacao !== 'aguardandoPagamento' || pedido.pagamento !== 'pagoEmParte') return null
  const recebido = kept(pedido)
  if (!expiraEm || pedido.formas.length === 0) return null
  const until = expiraEm.toISOString()

  return {
    of: recebido,
    send: (mail, told, to) =>
      mail.send('order-part-paid', { pedido, ...told, recebido, expiraEm: until }, to),
  }
}

function latePaymentMail(pedido: Order): Notification | null {
  const paid = pedido.pagamentos.find(({ recebido, estornado }) => recebido > estornado)
  if (pedido.situacao !== 'cancelado' || !paid) return null
  const { metodo } = paid
  const recebido = kept(pedido)

  return {
    of: recebido,
    send: (mail, told, to) => mail.send('order-late-money', { pedido, ...told, recebido, metodo }, to),
  }
}

/** The centavos that are here. */
function kept({ pagamentos }: Order): number {
  return pagamentos.reduce((sum, { recebido, estornado }) => sum + recebido - estornado, 0)
}

function refundMail(pedido: Order): Notification | null {
  const refunded = pedido.pagamentos.filter(({ estornado }) => estornado > 0)
  const [first] = refunded
  if (!first) return null
  const valor = refunded.reduce((sum, { estornado }) => sum + estornado, 0)

  return {
    of: valor,
    send: (mail, told, to) =>
      mail.send('order-refunded', { pedido, ...told, valor, metodo: first.metodo }, to),
  }
}

/** The newest that can still be paid, of an order that waits for its money. */
function openAttempt({ situacao, pagamentos }: Order, metodo: Order['metodo']) {
  if (situacao !== 'aguardandoPagamento') return undefined

  return pagamentos.find((attempt) => attempt.metodo === metodo && attempt.situacao === 'pendente')
}

function notAnswered(id: string): Error {
  return new Error(`O provedor ainda não respondeu ao pagamento ${id}.`)
}
