import type { PaymentAccount, PaymentMethod } from '../port.ts'

/** Returns the account that takes a new payment of a method; undefined if none does. */
export function routePayment(
  accounts: readonly PaymentAccount[],
  metodo: PaymentMethod,
): PaymentAccount | undefined {
  return accounts.find(({ provider }) => provider[metodo] !== null)
}
