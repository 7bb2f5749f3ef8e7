import type { PaymentOption } from '#domain/cart/checkout/payment-options.ts'
import { instalmentsOf } from '#domain/payments/accounts/route-payment.ts'
import type { PaymentAccount } from '../port.ts'
import { routePayment } from './route-payment.ts'

/** The options that an account takes at their totals, with the instalments that it takes. */
export function offeredOptions(
  accounts: readonly PaymentAccount[],
  options: readonly PaymentOption[],
): PaymentOption[] {
  return options.flatMap((option) => {
    // Nothing is left to pay.
    if (option.total === 0) return [option]
    const account = routePayment(accounts, option.metodo, option.total)
    if (!account) return []
    const most = instalmentsOf(account) ?? Number.POSITIVE_INFINITY

    return [{ ...option, parcelas: option.parcelas.filter(({ parcelas }) => parcelas <= most) }]
  })
}
