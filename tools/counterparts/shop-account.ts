import type { AccountMethods } from '#domain/payments/accounts/account-rules.ts'
import type { Database } from '#platform/database/connect.ts'
import { connect } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createSecrets, type Secrets } from '#platform/infrastructure/security/seal.ts'
import { storeAccount } from '#platform/payments/accounts/editing/store-account.ts'
import { CREDENTIALS } from './mercado-pago/credentials.ts'

/** The account at Mercado Pago of shops in tests and trials. */
export const SHOP_ACCOUNT = 'a3c1f1d2-5b0e-4c52-9a53-0c2b7c0f6d11'

/** The key of these shops' secrets, publicly known. */
export const SHOP_SECRETS_KEY = Buffer.alloc(32, 7).toString('base64')

const FREE = { tarifa: { percentual: 0, fixa: 0 }, minimo: 0 }

/** Pix goes to the bank of the shop's environment, which has an account of its own. */
export const SHOP_RULES = {
  nome: 'Mercado Pago',
  ambiente: 'producao',
  metodos: { boleto: FREE, cartao: { ...FREE, parcelas: 12 } } satisfies AccountMethods,
} as const

/** Adds the account to a shop's database. */
export async function addShopAccount({ db, secrets }: { db: Database; secrets: Secrets }): Promise<void> {
  await storeAccount(
    { db, now: new Date(), secrets },
    { ...SHOP_RULES, id: SHOP_ACCOUNT, provedor: 'mercadoPago', titular: null, credentials: CREDENTIALS },
  )
}

/** Prepares an empty database for a shop with the environment of `shopEnvironment`, before that starts. */
export async function prepareDatabase(url: string): Promise<void> {
  const connection = connect(url, 1)
  try {
    await migrate(connection.pool)
    const secrets = createSecrets([Buffer.from(SHOP_SECRETS_KEY, 'base64')])
    await addShopAccount({ db: connection.db, secrets })
  } finally {
    await connection.close()
  }
}
