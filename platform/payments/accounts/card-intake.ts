import type { CardFields, CardIntake } from '#contract/orders/card-fields.ts'
import type { PaymentAccount } from '../port.ts'
import { routePayment } from './route-payment.ts'

/**
 * The card form for a new payment of `valor` centavos, null if it is not known: which provider's fields, and for which
 * account. Null if the store takes no cards.
 */
export function cardIntake(accounts: readonly PaymentAccount[], valor: number | null): CardIntake | null {
  const account = routePayment(accounts, 'cartao', valor)
  const campos = account?.provider.cartao?.campos

  // The environment's account takes no cards.
  return account?.id && campos ? { conta: account.id, campos } : null
}

/** The card fields of all accounts, whichever takes the next card. */
export function cardFieldsOf(accounts: readonly PaymentAccount[]): CardFields[] {
  return accounts.flatMap(({ provider }) => (provider.cartao ? [provider.cartao.campos] : []))
}
