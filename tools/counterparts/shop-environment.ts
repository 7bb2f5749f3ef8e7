import { CREDENTIALS } from './bank/credentials.ts'
import { SHOP_SECRETS_KEY } from './shop-account.ts'

/** Addresses of the two counterparts that a shop is paid at. */
export type Counterparts = { bank: { url: string }; mercadoPago: { url: string } }

/**
 * Environment of a shop that takes Pix at the bank, and boletos and cards with the account at Mercado Pago that
 * `prepareDatabase` adds.
 */
export function shopEnvironment({ bank, mercadoPago }: Counterparts): Record<string, string> {
  return {
    MERCADO_PAGO_URL: mercadoPago.url,
    SECRETS_KEY: SHOP_SECRETS_KEY,
    PIX_API_URL: `${bank.url}/v2`,
    PIX_TOKEN_URL: `${bank.url}/oauth/token`,
    PIX_CLIENT_ID: CREDENTIALS.clientId,
    PIX_CLIENT_SECRET: CREDENTIALS.clientSecret,
    PIX_RECEIVER_KEY: CREDENTIALS.chave,
    PIX_NOTICE_KEY: CREDENTIALS.notificationKey,
  }
}
