import type { Settings } from '#contract/settings/settings.ts'
import type { Credentials, KnownProvider } from '#domain/payments/accounts/providers.ts'
import type { AccountOpening, OpenAccount, ProviderAccount } from '../port.ts'
import { pixBank } from './pix-bank.ts'

/** What accounts need of the shop, whichever provider they are at. */
export type AccountServices = {
  store: () => Settings['loja']
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number
}

/** The one list of adapters: how an account at each provider is opened. */
const OPENERS: Record<
  KnownProvider,
  (credentials: Credentials, services: AccountServices) => ProviderAccount
> = {
  pixBanco: (credentials, { store, elapsed }) => {
    const { certificado, chaveDoCertificado } = credentials
    return pixBank({
      url: text(credentials, 'url'),
      tokenUrl: text(credentials, 'tokenUrl'),
      clientId: text(credentials, 'clientId'),
      clientSecret: text(credentials, 'clientSecret'),
      chave: text(credentials, 'chave'),
      notificationKey: text(credentials, 'chaveAvisos'),
      certificate:
        certificado && chaveDoCertificado ? { cert: certificado, key: chaveDoCertificado } : undefined,
      receiver: () => ({ nome: store().nome, cidade: store().endereco.cidade }),
      now: elapsed,
    })
  },
}

/** Returns a function that opens accounts at all providers. */
export function accountOpener(services: AccountServices): OpenAccount {
  return ({ provedor, credentials }: AccountOpening) => OPENERS[provedor](credentials, services)
}

function text(credentials: Credentials, campo: string): string {
  const value = credentials[campo]
  if (value === undefined) throw new Error(`The account has no ${campo}.`)

  return value
}
