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

type Provider = Pick<PaymentProvider<never>, 'find' | 'cancel' | 'refund' | 'capture'>

/**
 * What can be done at a payment's provider, whatever its method. Throws if an account of the store's is missing.
 */
export function providerOf(accounts: readonly PaymentAccount[], place: PlaceOfPayment): Provider {
  if (isGone(accounts, place)) return GONE
  const provider = accountOf(accounts, place)?.provider[place.metodo]
  if (!provider) throw new Error(`There is no provider for ${place.metodo}.`)

  return provider
}

/**
 * Whether a payment was made at an account of the server's environment that this does not configure any more; the
 * store's own accounts stay as long as payments refer to them.
 */
export function isGone(accounts: readonly PaymentAccount[], place: PlaceOfPayment): boolean {
  return place.idConta === null && accountOf(accounts, place) === undefined
}

/** Answers for an account that is gone, so that its payments come to an end: it knows no charge and refunds nothing. */
const GONE: Provider = {
  find: async () => null,
  cancel: async () => null,
  refund: async () => 'recusado',
  capture: null,
}

/** Path of the shop to which an account's provider sends its notifications; null is the environment's bank. */
export function webhookPath(idConta: string | null): string {
  return idConta === null ? '/v2/webhooks/pix' : `/v2/webhooks/contas/${idConta}`
}
