/** Where an order stands, as it is stored. What follows from payments or from the way of delivery is derived. */
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

/** What can happen to an order. */
export type OrderEvent =
  | 'reviewPayment'
  | 'approvePayment'
  | 'declinePayment'
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
 * All that may happen to an order, and where it stands then. What isn't here doesn't happen: a message that comes twice or
 * too late changes nothing.
 */
export const TRANSITIONS: Readonly<
  Record<OrderSituation, Readonly<Partial<Record<OrderEvent, OrderSituation>>>>
> = {
  aguardandoPagamento: {
    // The bank tells of the Pix, or the card was approved at once.
    approvePayment: 'pagamentoAprovado',
    // The card's provider wants to look closer, for up to two days.
    reviewPayment: 'pagamentoEmAnalise',
    // Nobody paid in time.
    expire: 'cancelado',
    // The shopper thought better of it.
    cancel: 'cancelado',
  },
  pagamentoEmAnalise: {
    approvePayment: 'pagamentoAprovado',
    // The order waits for another card, or for Pix.
    declinePayment: 'aguardandoPagamento',
    cancel: 'cancelado',
  },
  pagamentoAprovado: {
    // The goods are taken from the shelf.
    startPicking: 'emSeparacao',
    // Until the goods have left, the money goes back without further ado.
    cancel: 'cancelado',
  },
  emSeparacao: {
    // Handed to the carrier, or put on the counter for who fetches it.
    ship: 'enviado',
    cancel: 'cancelado',
  },
  enviado: {
    deliver: 'entregue',
    // Refused at the door, not found, or never fetched: the goods are back.
    receiveReturn: 'devolvido',
  },
  entregue: {
    // Withdrawal within the store's days.
    requestReturn: 'devolucaoSolicitada',
    // Something is wrong with some of the goods, which go to the store to be looked at.
    reportDefect: 'devolucaoSolicitada',
  },
  devolucaoSolicitada: {
    // The goods are back in the store.
    receiveReturn: 'devolvido',
    // The shopper keeps them after all.
    keep: 'entregue',
    // Mended, exchanged, paid for in part, or no defect: the shopper has what is theirs.
    settleDefect: 'entregue',
  },
  devolvido: {},
  cancelado: {
    // Paid after it had expired, and the goods are still there.
    reopen: 'pagamentoAprovado',
  },
}

/** Where an order stands after an event; null when that can't happen to it. */
export function afterEvent(situacao: OrderSituation, event: OrderEvent): OrderSituation | null {
  return TRANSITIONS[situacao][event] ?? null
}
