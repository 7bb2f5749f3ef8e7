import { type PaymentOption, paymentOptions } from '#domain/cart/checkout/payment-options.ts'
import { moneyOf } from '#domain/order/payment/order-payment.ts'
import { METHODS } from '#domain/payments/methods.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { offeredOptions } from '#platform/payments/accounts/offered-options.ts'
import type { LockedOrder } from '../rows.ts'
import { partOfOrder, pricedBy } from './order-money.ts'

/** The amount still due by each method that the store accepts. */
export function waysToPay(
  { payments, settings }: Pick<RequestContext, 'payments' | 'settings'>,
  { pedido, pagamentos }: LockedOrder,
): PaymentOption[] {
  const { recebido, estornado } = moneyOf(pagamentos.map(partOfOrder))
  const accepted = METHODS.filter((metodo) => settings.sistema.pagamentos[metodo])
  const { totalItens, valorFrete: frete, endereco } = pedido
  const descontoVista = pricedBy('pix', pagamentos) === 'pix' ? pedido.descontoVista : 0
  const itens = totalItens - recebido + estornado

  const options = paymentOptions(
    { itens, descontoVista, frete, hasAddress: endereco !== null },
    accepted,
    settings.precos,
  ).filter(({ total }) => total > 0)

  return offeredOptions(payments, options)
}
