import type { OrderSituation } from './order-situation.ts'

/** How far an order's goods have come. */
export type Fulfilment =
  | 'emEspera'
  | 'aSeparar'
  | 'emSeparacao'
  | 'enviado'
  | 'prontoParaRetirada'
  | 'entregue'
  | 'retirado'
  | 'emDevolucao'
  | 'devolvido'
  | 'cancelado'

/** Derived from where the order stands; never stored. `retirada` tells that the shopper fetches it in the store. */
export function fulfilment(situacao: OrderSituation, retirada: boolean): Fulfilment {
  switch (situacao) {
    case 'aguardandoPagamento':
    case 'pagamentoEmAnalise':
      return 'emEspera'
    case 'pagamentoAprovado':
      return 'aSeparar'
    case 'enviado':
      return retirada ? 'prontoParaRetirada' : 'enviado'
    case 'entregue':
      return retirada ? 'retirado' : 'entregue'
    case 'devolucaoSolicitada':
      return 'emDevolucao'
    case 'emSeparacao':
    case 'devolvido':
    case 'cancelado':
      return situacao
  }
}
