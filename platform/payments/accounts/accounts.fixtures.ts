import type { NewAccount } from '#contract/settings/payment-accounts.ts'
import { WORKING } from '#domain/payments/accounts/account-rules.ts'
import { openPayments } from '#server/adapters/payments.ts'
import type { Bank } from '#tools/counterparts/bank/start-bank.ts'
import { SHOP_ACCOUNT, SHOP_RULES } from '#tools/counterparts/shop-account.ts'
import type { Providers } from '#tools/counterparts/start-providers.ts'
import type { PaymentAccount } from '../port.ts'
import { accountAt, cardAt } from '../providers/mercado-pago/mercado-pago.fixtures.ts'

/** No fee and no minimum. */
export const FREE = { tarifa: { percentual: 0, fixa: 0 }, minimo: 0 }

/** An account for Pix at a counterpart of the standard Pix API, as an owner would type it. */
export function bankAccount({ settings }: Bank, changes: Partial<NewAccount> = {}): NewAccount {
  const { pix } = settings
  if (!pix) throw new Error('This counterpart takes no Pix.')
  const { url, tokenUrl, clientId, clientSecret, chave } = pix

  return {
    provedor: 'pixBanco',
    ambiente: 'producao',
    nome: 'Banco',
    metodos: { pix: FREE },
    credenciais: { url, tokenUrl, clientId, clientSecret, chave },
    ...changes,
  }
}

const STORE = { nome: 'Lira', endereco: { cidade: 'São Paulo' } }

/**
 * A shop's accounts at the counterparts, as its server opens them: Pix at the environment's bank, boletos and cards at
 * Mercado Pago. Its database needs `addShopAccount`.
 */
export function accountsAt({ bank, mercadoPago }: Providers): PaymentAccount[] {
  return [
    // Only the store's name and city are used.
    ...openPayments(bank.settings, () => STORE as never),
    {
      id: SHOP_ACCOUNT,
      regras: { ...SHOP_RULES, ativa: true },
      saude: WORKING,
      provider: accountAt(mercadoPago),
    },
  ]
}

/** A card as the shop gets it from a browser: its token, and the account that it is for. `holder` decides the outcome. */
export async function cardPayment(
  { mercadoPago }: Providers,
  holder = 'APRO',
): Promise<{ token: string; conta: string }> {
  return { token: await cardAt(mercadoPago, { holder }), conta: SHOP_ACCOUNT }
}
