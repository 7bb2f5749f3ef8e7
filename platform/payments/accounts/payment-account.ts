import type { PaymentAccount, PaymentMethod, PaymentProvider } from '../port.ts'

/** Where a payment is, or is to be: at which account, and by which method. */
export type PlaceOfPayment = { idConta: string | null; metodo: PaymentMethod }

/** Returns the account of a payment, also one that takes no new payments any more; undefined if it is gone. */
export function accountOf(
  accounts: readonly PaymentAccount[],
  { idConta, metodo }: PlaceOfPayment,
): PaymentAccount | undefined {
  return accounts.find(({ id, provider }) => id === idConta && provider[metodo] !== null)
}

/** What can be done at a payment's provider, whatever its method. Throws if the account is gone. */
export function providerOf(
  accounts: readonly PaymentAccount[],
  place: PlaceOfPayment,
): Pick<PaymentProvider<never>, 'find' | 'cancel' | 'refund' | 'capture'> {
  const provider = accountOf(accounts, place)?.provider[place.metodo]
  if (!provider) throw new Error(`There is no provider for ${place.metodo}.`)

  return provider
}

/** Path of the shop to which an account's provider sends its notifications. */
export function webhookPath({ idConta, metodo }: PlaceOfPayment): string {
  return `/v2/webhooks/${idConta === null ? metodo : `contas/${idConta}`}`
}
