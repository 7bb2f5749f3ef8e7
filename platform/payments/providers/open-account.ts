import type { Settings } from '#contract/settings/settings.ts'
import { readCnpj } from '#domain/documents/cnpj.ts'
import type { Credentials, KnownProvider } from '#domain/payments/accounts/providers.ts'
import type { Database } from '#platform/database/connect.ts'
import type { AccountOpening, OpenAccount, ProviderAccount } from '../port.ts'
import { mercadoPago } from './mercado-pago/mercado-pago.ts'
import { ownPix } from './own-pix/own-pix.ts'
import { pagarme } from './pagarme/pagarme.ts'
import { pixBank } from './pix-bank.ts'

/** What accounts need of the shop, whichever provider they are at. */
export type AccountServices = {
  store: () => Settings['loja']
  /** The origin of Mercado Pago's API, or that of a counterpart. */
  mercadoPagoUrl: string
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number
  /** For the ledger of the store's own Pix key: its database, its clock, and the hours that such a Pix can be paid. */
  db: Database
  now: () => Date
  pixHours: () => number
  /** Pagar.me's origin, or that of a counterpart. */
  pagarmeUrl: string
}

/** The one list of adapters: how an account at each provider is opened. */
const OPENERS: Record<
  KnownProvider,
  (credentials: Credentials, services: AccountServices) => ProviderAccount
> = {
  mercadoPago: (credentials, { mercadoPagoUrl, now }) =>
    mercadoPago({
      credentials: {
        publicKey: text(credentials, 'publicKey'),
        accessToken: text(credentials, 'accessToken'),
        webhookSecret: text(credentials, 'webhookSecret'),
      },
      url: mercadoPagoUrl,
      now,
    }),
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
  pixProprio: (credentials, { store, db, now, pixHours }) =>
    ownPix({
      db,
      chave: text(credentials, 'chave'),
      receiver: () => receiverOf(store()),
      minutes: () => pixHours() * 60,
      now,
    }),
  pagarme: (credentials, { pagarmeUrl }) =>
    pagarme({
      url: pagarmeUrl,
      credentials: {
        chaveSecreta: text(credentials, 'chaveSecreta'),
        chavePublica: text(credentials, 'chavePublica'),
        usuarioAvisos: text(credentials, 'usuarioAvisos'),
        senhaAvisos: text(credentials, 'senhaAvisos'),
      },
    }),
}

/** Banks show a payee by the registered name and the CNPJ; the store's name has to do without them. */
function receiverOf({ nome, razaoSocial, cnpj, endereco }: Settings['loja']) {
  return {
    nome,
    cidade: endereco.cidade,
    titular: razaoSocial.trim() || nome,
    documento: readCnpj(cnpj) ?? '',
  }
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
