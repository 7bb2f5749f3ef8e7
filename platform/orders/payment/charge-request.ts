import type { PaymentMethod } from '#contract/orders/orders.ts'
import type { PaymentDeadline } from '#domain/order/payment/payment-deadline.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { PaymentRequest } from '#platform/payments/charges/open-payment.ts'
import type { Payer } from '#platform/payments/port.ts'
import type { OrderRow } from '../rows.ts'

/** How a shopper wants to pay. `token` is the card as tokenized by the provider's script, for the account `conta`. */
export type PaymentChoice = {
  metodo: PaymentMethod
  parcelas: number
  token?: string | undefined
  conta?: string | undefined
  /** The provider's id of the customer whose stored card this is. */
  clienteProvedor?: string | undefined
}

/** What a method costs now, and for cards each number of instalments that the store offers. */
export type PaymentOffer = { total: number; parcelas: readonly { parcelas: number; valorTotal: number }[] }

type Charged = Pick<OrderRow, 'id' | 'numero' | 'comprador' | 'endereco'>

/**
 * Builds the charge for an order; `tentativa` names the attempt. Refuses `PagamentoIndisponivel` for instalments that
 * the store doesn't offer, and for a card without its token and account.
 */
export function chargeRequest(
  pedido: Charged,
  choice: PaymentChoice & { oferta: PaymentOffer; tentativa: string; prazo: PaymentDeadline },
): PaymentRequest {
  const { metodo, parcelas, token, conta, clienteProvedor, oferta, tentativa, prazo } = choice
  const { expiraEm, vencimento } = prazo
  const request = {
    referencia: pedido.id,
    chave: `${pedido.id}/${tentativa}`,
    pagador: payerOf(pedido),
    expiraEm,
    descricao: `Pedido ${pedido.numero}`,
  }
  if (metodo === 'pix') return { ...request, metodo, valor: oferta.total }
  if (metodo === 'boleto') {
    if (!vencimento) throw new Error('The boleto has no due date.')
    return { ...request, metodo, vencimento, valor: oferta.total }
  }
  const plan = oferta.parcelas.find((one) => one.parcelas === parcelas)
  if (!plan || !token || !conta) throw refuse('PagamentoIndisponivel')

  return {
    ...request,
    ...(clienteProvedor && { pagador: { ...request.pagador, idProvedor: clienteProvedor } }),
    metodo,
    token,
    conta,
    parcelas,
    valor: plan.valorTotal,
    juros: plan.valorTotal - oferta.total,
  }
}

function payerOf({ comprador, endereco }: Charged): Payer {
  const { nomeRazao: nome, documento, email, celular } = comprador
  const payer = { nome, documento, email, ...(celular && { telefone: celular }) }
  if (!endereco) return payer
  const { cep, logradouro, numero, bairro, cidade, uf } = endereco

  return { ...payer, endereco: { cep, logradouro, numero, bairro, cidade, uf } }
}
