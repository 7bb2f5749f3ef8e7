import type { Logger } from 'pino'
import type { Settings } from '#contract/settings/settings.ts'
import type { Database } from '#platform/database/connect.ts'
import { SealBroken, type Secrets } from '#platform/infrastructure/security/seal.ts'
import { loadAccounts, type OpenedProviders } from '#platform/payments/accounts/load-accounts.ts'
import { offerSettings } from '#platform/payments/accounts/offer-settings.ts'
import type { OpenAccount, PaymentAccount } from '#platform/payments/port.ts'

type CreateCurrentAccountsInput = {
  db: Database
  secrets: Secrets
  openAccount: OpenAccount
  /** The accounts that the environment configures: always the first. */
  environment: readonly PaymentAccount[]
  logger: Logger
}

/**
 * Holds the store's accounts at payment providers in this process. Call `reload` before the first use, and when they
 * change. If the shop's key does not open what another node has sealed, the accounts stay as they were.
 */
export function createCurrentAccounts(input: CreateCurrentAccountsInput) {
  const { environment, logger } = input
  const opened: OpenedProviders = new Map()
  let accounts: readonly PaymentAccount[] = environment
  let offered: { settings: Settings; accounts: readonly PaymentAccount[]; result: Settings } | null = null

  return {
    current: () => accounts,

    /** The store's settings as these accounts allow. */
    offer(settings: Settings): Settings {
      if (offered?.settings !== settings || offered.accounts !== accounts)
        offered = { settings, accounts, result: offerSettings(settings, accounts) }

      return offered.result
    },

    async reload(): Promise<void> {
      try {
        accounts = await loadAccounts(input, environment, opened)
      } catch (error) {
        if (!(error instanceof SealBroken)) throw error
        logger.error({ err: error }, 'the payment accounts can’t be opened with this node’s SECRETS_KEY')
      }
    },
  }
}

export type CurrentAccounts = ReturnType<typeof createCurrentAccounts>
