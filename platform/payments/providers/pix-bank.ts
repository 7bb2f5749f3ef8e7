import type { ProviderAccount } from '../port.ts'
import { type PixApiOptions, pixApi } from './pix-api.ts'
import { pixNotifications } from './pix-notifications.ts'

type PixBankOptions = PixApiOptions & {
  /** The secret `chave` in the URL for notifications, since the standard has no signature. */
  notificationKey: string
}

/** An account at a bank, or another provider, with the standard Pix API. */
export function pixBank({ notificationKey, ...api }: PixBankOptions): ProviderAccount {
  const pix = pixApi(api)

  return {
    pix,
    boleto: null,
    cartao: null,
    readNotifications: pixNotifications(notificationKey),
    check,
    registerWebhook: null,
  }

  /** Asks for a charge that does not exist. */
  async function check() {
    await pix.find({ id: '0'.repeat(32), idProvedor: null })
    return { titular: null }
  }
}
