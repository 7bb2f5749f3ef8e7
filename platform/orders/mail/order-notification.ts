import type { Order } from '#contract/orders/orders.ts'
import type { Envelope, Mail } from '#platform/mail/mail.ts'
import type { GoodsMail } from '#platform/mail/mails/orders.ts'
import { mayBePaid } from '../access/may-be-paid.ts'
import type { OrderMailKind } from './order-mail.ts'
import type { OrderPassport } from './passports-in-mail.ts'

/** URLs of the order's pages; for a guest's order with the key that opens them. */
type Links = Pick<GoodsMail, 'orderUrl' | 'passaportes'> & { boletoUrl: string }

/** A mail to send. `of` distinguishes repeated notifications of the same kind. */
type Notification = {
  of: string | number
  /** The passports that it names. */
  passaportes?: readonly OrderPassport[]
  send(mail: Mail, links: Links, envelope: Envelope): Promise<void>
}

/**
 * `expiraEm` is the payment deadline; null if the order waits for no payment. `versao` counts its edits; `volume` is the
 * parcel that it is about, the newest if left out; `passaportes` are the order's valid ones.
 */
type Clock = {
  now: Date
  expiraEm: Date | null
  versao: number
  volume?: number | undefined
  passaportes?: readonly OrderPassport[]
}

/**
 * Returns the mail of this kind for the order as it is; null if it no longer applies, or not yet; `unanswered` while the
 * provider hasn't issued the code that it is about.
 */
export function notificationOf(
  tipo: OrderMailKind,
  pedido: Order,
  { now, expiraEm, versao, volume, passaportes = [] }: Clock,
): Notification | 'unanswered' | null {
  switch (tipo) {
    case 'recebido':
      // A card that was declined at once gets one mail, which lists all items.
      if (pedido.situacao === 'cancelado' || pedido.pagamento === 'recusado') return null
      return { of: 1, send: (mail, links, to) => mail.send('order-received', { pedido, ...links }, to) }
    case 'alterado':
      if (versao === 1 || pedido.situacao !== 'aguardandoPagamento') return null
      return { of: versao, send: (mail, links, to) => mail.send('order-changed', { pedido, ...links }, to) }
    case 'linkDePagamento':
      if (!mayBePaid(pedido)) return null
      return { of: 1, send: (mail, links, to) => mail.send('order-payment-link', { pedido, ...links }, to) }
    case 'encomendaEnviada':
      return parcelMail(pedido, volume, passaportes)
    case 'instrucoesPix':
      return pixMail(pedido, now)
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
    case 'passaporteEmitido':
      return passportMail(pedido, passaportes)
    case 'enviado':
    case 'prontoParaRetirada':
    case 'entregue':
      return situationMail(tipo, pedido, passaportes)
    default:
      return situationMail(tipo, pedido, [])
  }
}

/** Mails about a situation: the template, the situation, and those in which the mail is still worth sending. */
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

/** `of` is how often the order has reached the situation. */
function situationMail(
  tipo: keyof typeof SITUATIONS,
  pedido: Order,
  passaportes: readonly OrderPassport[],
): Notification | null {
  const { template, situacao, still } = SITUATIONS[tipo]
  if (!still.some((one) => one === pedido.situacao)) return null
  // An order of services is over as soon as it is paid.
  const reached = tipo === 'pagamentoAprovado' && pedido.deServicos ? 'entregue' : situacao
  const times = pedido.historico.filter((change) => change.situacao === reached).length

  return { of: times, passaportes, send: (mail, links, to) => mail.send(template, { pedido, ...links }, to) }
}

/** Where the instruments are the buyer's by now; before, the mail that they left names their passports. */
export const WITH_BUYER: readonly Order['situacao'][] = ['enviado', 'entregue', 'devolucaoSolicitada']

/** About the passports that no mail has named: their instruments had left when they were issued. */
function passportMail(pedido: Order, all: readonly OrderPassport[]): Notification | null {
  const passaportes = all.filter(({ avisado }) => !avisado)
  if (passaportes.length === 0 || !WITH_BUYER.includes(pedido.situacao)) return null

  return {
    of: Math.max(...passaportes.map(({ id }) => id)),
    passaportes,
    send: (mail, links, to) => mail.send('order-passport', { pedido, ...links }, to),
  }
}

/** About a parcel while others of its order are still to leave. */
function parcelMail(
  pedido: Order,
  volume: number | undefined,
  passaportes: readonly OrderPassport[],
): Notification | null {
  const { encomendas, situacao } = pedido
  const encomenda = volume === undefined ? encomendas.at(-1) : encomendas.find((one) => one.volume === volume)
  if (!encomenda || (situacao !== 'emSeparacao' && situacao !== 'enviado')) return null
  // The last one has the mail of the whole order.
  if (situacao === 'enviado' && encomenda === encomendas.at(-1)) return null

  return {
    of: encomenda.volume,
    passaportes: passaportes.filter(({ posicao }) =>
      encomenda.itens.some((item) => item.posicao === posicao),
    ),
    send: (mail, links, to) => mail.send('order-parcel', { pedido, ...links, encomenda }, to),
  }
}

function pixMail(pedido: Order, now: Date): Notification | 'unanswered' | null {
  const attempt = openAttempt(pedido, 'pix')
  if (!attempt || new Date(attempt.expiraEm) <= now) return null
  const { id, pix, valor, expiraEm } = attempt
  if (!pix) return 'unanswered'
  const { copiaECola, proprio } = pix

  return {
    of: id,
    send: (mail, links, to) =>
      mail.send('order-pix', { pedido, ...links, copiaECola, proprio, valor, expiraEm }, to),
  }
}

function boletoMail(pedido: Order): Notification | 'unanswered' | null {
  const attempt = openAttempt(pedido, 'boleto')
  if (!attempt) return null
  const { id, boleto, valor } = attempt
  if (!boleto) return 'unanswered'
  const { linhaDigitavel, vencimento } = boleto

  return {
    of: id,
    send: (mail, links, to) =>
      mail.send('order-boleto', { pedido, ...links, linhaDigitavel, valor, vencimento }, to),
  }
}

function declinedMail(pedido: Order): Notification | null {
  const [attempt] = pedido.pagamentos
  if (attempt?.situacao !== 'recusado' || pedido.situacao !== 'aguardandoPagamento') return null
  const motivo = attempt.cartao?.motivoRecusa ?? ''

  return {
    of: attempt.id,
    send: (mail, links, to) => mail.send('order-declined', { pedido, ...links, motivo }, to),
  }
}

/** Each further partial payment gets its own mail. */
function partialPaymentMail(pedido: Order, expiraEm: Date | null): Notification | null {
  if (pedido.situacao !== 'aguardandoPagamento' || pedido.pagamento !== 'pagoEmParte') return null
  const recebido = netReceived(pedido)
  if (!expiraEm || pedido.formas.length === 0) return null
  const until = expiraEm.toISOString()

  return {
    of: recebido,
    send: (mail, links, to) =>
      mail.send('order-part-paid', { pedido, ...links, recebido, expiraEm: until }, to),
  }
}

function latePaymentMail(pedido: Order): Notification | null {
  const paid = pedido.pagamentos.find(({ recebido, estornado }) => recebido > estornado)
  if (pedido.situacao !== 'cancelado' || !paid) return null
  const { metodo } = paid
  const recebido = netReceived(pedido)

  return {
    of: recebido,
    send: (mail, links, to) => mail.send('order-late-money', { pedido, ...links, recebido, metodo }, to),
  }
}

/** The amount received and not refunded, in centavos. */
function netReceived({ pagamentos }: Order): number {
  return pagamentos.reduce((sum, { recebido, estornado }) => sum + recebido - estornado, 0)
}

function refundMail(pedido: Order): Notification | null {
  const refunded = pedido.pagamentos.filter(({ estornado }) => estornado > 0)
  const [first] = refunded
  if (!first) return null
  const valor = refunded.reduce((sum, { estornado }) => sum + estornado, 0)

  return {
    of: valor,
    send: (mail, links, to) =>
      mail.send('order-refunded', { pedido, ...links, valor, metodo: first.metodo }, to),
  }
}

/** The newest attempt that can still be paid, if the order waits for payment. */
function openAttempt({ situacao, pagamentos }: Order, metodo: Order['metodo']) {
  if (situacao !== 'aguardandoPagamento') return undefined

  return pagamentos.find((attempt) => attempt.metodo === metodo && attempt.situacao === 'pendente')
}
