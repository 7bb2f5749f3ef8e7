import type { CardIntake } from '#contract/orders/card-fields.ts'
import type { PaymentAccount } from '../port.ts'
import { routePayment } from './route-payment.ts'

/** The card form for a new payment: which provider's fields, and for which account; null if the store takes no cards. */
export function cardIntake(accounts: readonly PaymentAccount[]): CardIntake | null {
  const account = routePayment(accounts, 'cartao')
  const campos = account?.provider.cartao?.campos

  return account && campos ? { conta: account.id, campos } : null
}
