import { type ProviderAccount, ProviderRefusal, ProviderUnavailable } from '../port.ts'
import { type PixApiOptions, pixApi } from './pix-api.ts'
import { pixNotifications } from './pix-notifications.ts'

type PixBankOptions = PixApiOptions & {
  /** The secret `chave` in the URL for notifications, since the standard has no signature. */
  notificationKey: string
}

/** An account at a bank, or another provider, with the standard Pix API. */
export function pixBank({ notificationKey, ...api }: PixBankOptions): ProviderAccount {
  const { registerWebhook, ...pix } = pixApi(api)

  return {
    pix,
    boleto: null,
    cartao: null,
    readNotifications: pixNotifications(notificationKey),
    check,
    registerWebhook: (url) => registerWebhook(url).catch(explain),
    disputesUrl: null,
  }

  /** Asks for a charge that does not exist. */
  async function check() {
    await pix.find({ id: '0'.repeat(32), idProvedor: null }).catch(explain)
    return { titular: null }
  }
}

/** For the person who typed the keys. */
function explain(error: unknown): never {
  const refused =
    error instanceof ProviderRefusal ||
    (error instanceof ProviderUnavailable && (error.status === 401 || error.status === 403))
  throw refused ? new ProviderRefusal(WRONG_KEYS, { cause: error }) : error
}

const WRONG_KEYS =
  'O banco não aceitou estas chaves. Confira Client ID, Client Secret e certificado, e se a aplicação tem a API Pix liberada.'
