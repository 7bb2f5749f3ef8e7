import { routePayment as route } from '#domain/payments/accounts/route-payment.ts'
import { METHODS } from '#domain/payments/methods.ts'
import type { PaymentAccount, PaymentMethod } from '../port.ts'

/** Returns the account that takes a new payment, by the rule of the domain; undefined if none does. */
export function routePayment(
  accounts: readonly PaymentAccount[],
  metodo: PaymentMethod,
  valor: number | null = null,
): PaymentAccount | undefined {
  const candidates = accounts.map((account) => ({
    ...account,
    takes: METHODS.filter((method) => account.provider[method] !== null),
  }))

  return route(candidates, { metodo, valor })
}
