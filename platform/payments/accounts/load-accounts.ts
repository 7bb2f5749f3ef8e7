import { asc } from 'drizzle-orm'
import { WORKING } from '#domain/payments/accounts/account-rules.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Secrets } from '#platform/infrastructure/security/seal.ts'
import type { OpenAccount, PaymentAccount, ProviderAccount } from '../port.ts'
import { openCredentials } from './credentials.ts'
import { healthKeys } from './health-key.ts'
import { type AccountRow, contasPagamento, contasPagamentoSaude } from './tables.ts'

type LoadAccountsInput = { db: Database; secrets: Secrets; openAccount: OpenAccount }

/** An account keeps what its provider gave it (an access token) as long as its keys stay the same. */
export type OpenedProviders = Map<string, ProviderAccount>

/**
 * Loads the store's accounts, those of the environment first. `opened` holds what was opened before, and is updated.
 * Throws `SealBroken` if the shop's key does not open an account's credentials.
 */
export async function loadAccounts(
  { db, secrets, openAccount }: LoadAccountsInput,
  environment: readonly PaymentAccount[],
  opened: OpenedProviders,
): Promise<PaymentAccount[]> {
  const rows = await db
    .select()
    .from(contasPagamento)
    .orderBy(asc(contasPagamento.ordem), asc(contasPagamento.criadaEm))
  const health = await db.select().from(contasPagamentoSaude)
  const before = new Map(opened)
  opened.clear()
  const entered = rows.map((row): PaymentAccount => {
    const { id, nome, ambiente, ativa, metodos } = row
    return { id, regras: { nome, ambiente, ativa, metodos }, saude: WORKING, provider: providerFor(row) }
  })

  return [...environment, ...entered].map((account) => {
    const known = health.find(({ conta }) => healthKeys(account).includes(conta))
    return { ...account, saude: known ? { falhas: known.falhas, foraDesde: known.foraDesde } : WORKING }
  })

  function providerFor(row: AccountRow): ProviderAccount {
    const key = `${row.id} ${row.credenciais.toString('base64')}`
    const provider =
      before.get(key) ?? openAccount({ provedor: row.provedor, credentials: openCredentials(secrets, row) })
    opened.set(key, provider)

    return provider
  }
}
