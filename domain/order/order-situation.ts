/** The stored status of an order. What depends on payments or on the delivery method is derived. */
export type OrderSituation =
  | 'aguardandoPagamento'
  | 'pagamentoEmAnalise'
  | 'pagamentoAprovado'
  | 'emSeparacao'
  | 'enviado'
  | 'entregue'
  | 'devolucaoSolicitada'
  | 'devolvido'
  | 'cancelado'

/** Events in the life of an order. */
export type OrderEvent =
  | 'reviewPayment'
  | 'approvePayment'
  | 'declinePayment'
  | 'undoPayment'
  | 'expire'
  | 'cancel'
  | 'reopen'
  | 'startPicking'
  | 'ship'
  | 'deliver'
  | 'requestReturn'
  | 'keep'
  | 'receiveReturn'
  | 'reportDefect'
  | 'settleDefect'

/**
 * All transitions: for each status, the events it accepts and the next status. Any other event is ignored, such as a
 * message that arrives twice or too late.
 */
export const TRANSITIONS: Readonly<
  Record<OrderSituation, Readonly<Partial<Record<OrderEvent, OrderSituation>>>>
> = {
  aguardandoPagamento: {
    // The bank confirmed the Pix, or the card was approved immediately.
    approvePayment: 'pagamentoAprovado',
    // The card provider reviews the payment, for up to two days.
    reviewPayment: 'pagamentoEmAnalise',
    // Nobody paid in time.
    expire: 'cancelado',
    // The shopper changed their mind.
    cancel: 'cancelado',
  },
  pagamentoEmAnalise: {
    approvePayment: 'pagamentoAprovado',
    // The order awaits another card, or Pix.
    declinePayment: 'aguardandoPagamento',
    cancel: 'cancelado',
  },
  pagamentoAprovado: {
    // Picking begins.
    startPicking: 'emSeparacao',
    // A person had confirmed a Pix that was not in the store's account.
    undoPayment: 'aguardandoPagamento',
    // Until the goods are shipped, the payment is refunded without a return.
    cancel: 'cancelado',
  },
  emSeparacao: {
    // Handed to the carrier, or ready for pickup in the store.
    ship: 'enviado',
    cancel: 'cancelado',
  },
  enviado: {
    deliver: 'entregue',
    // Delivery refused, address not found, or never picked up: the goods are back.
    receiveReturn: 'devolvido',
  },
  entregue: {
    // Withdrawal within the store's return period.
    requestReturn: 'devolucaoSolicitada',
    // A defect is reported, and the goods go to the store for inspection.
    reportDefect: 'devolucaoSolicitada',
  },
  devolucaoSolicitada: {
    // The goods are back in the store.
    receiveReturn: 'devolvido',
    // The shopper keeps the goods after all.
    keep: 'entregue',
    // Repaired, exchanged, partly refunded, or no defect: the shopper keeps the goods.
    settleDefect: 'entregue',
  },
  devolvido: {},
  cancelado: {
    // Paid after it expired, and the goods are still in stock.
    reopen: 'pagamentoAprovado',
  },
}

/**
 * The transitions of an order of services: it is a bill, settled once it is paid. What happens to the instrument is
 * another matter (`domain/workshop/work-order-situation.ts`). It never expires, because it reserves nothing.
 */
export const SERVICE_TRANSITIONS: typeof TRANSITIONS = {
  aguardandoPagamento: {
    approvePayment: 'entregue',
    reviewPayment: 'pagamentoEmAnalise',
    // The store bills other work, or none.
    cancel: 'cancelado',
  },
  pagamentoEmAnalise: {
    approvePayment: 'entregue',
    declinePayment: 'aguardandoPagamento',
    cancel: 'cancelado',
  },
  pagamentoAprovado: {},
  emSeparacao: {},
  enviado: {},
  entregue: {
    undoPayment: 'aguardandoPagamento',
    // The work is not done after all: the payment is refunded.
    cancel: 'cancelado',
  },
  devolucaoSolicitada: {},
  devolvido: {},
  cancelado: {},
}

/** An order as far as its transitions depend on it: whether it is of services only. */
export type OrderKind = { deServicos: boolean }

/** Returns the status after an event; null if the order does not accept it. */
export function afterEvent(
  situacao: OrderSituation,
  event: OrderEvent,
  { deServicos }: OrderKind = { deServicos: false },
): OrderSituation | null {
  return (deServicos ? SERVICE_TRANSITIONS : TRANSITIONS)[situacao][event] ?? null
}

/** Returns whether the parcel is on its way or arrived, so that it can have a tracking code. */
export function hasLeft(situacao: OrderSituation): boolean {
  return ['enviado', 'entregue', 'devolucaoSolicitada'].includes(situacao)
}
