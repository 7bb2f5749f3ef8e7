import { CREDENTIALS } from './credentials.ts'

/** Environment of a shop that uses the simulation at `url`. */
export function shopEnvironment(url: string): Record<string, string> {
  return {
    PIX_API_URL: `${url}/v2`,
    PIX_TOKEN_URL: `${url}/oauth/token`,
    PIX_CLIENT_ID: CREDENTIALS.clientId,
    PIX_CLIENT_SECRET: CREDENTIALS.clientSecret,
    PIX_RECEIVER_KEY: CREDENTIALS.chave,
    PIX_NOTICE_KEY: CREDENTIALS.notificationKey,
    BOLETO_API_URL: url,
    BOLETO_API_TOKEN: CREDENTIALS.token,
    BOLETO_NOTICE_SECRET: CREDENTIALS.notificationSecret,
    CARD_API_URL: url,
    CARD_API_TOKEN: CREDENTIALS.token,
    CARD_NOTICE_SECRET: CREDENTIALS.notificationSecret,
    CARD_SCRIPT_URL: `${url}/v1/card.js`,
  }
}
