/** Credentials of the simulated account at Mercado Pago, publicly known: they open nothing else. */
export const CREDENTIALS = {
  accessToken: 'APP_USR-simulacao-111122-access-token',
  publicKey: 'APP_USR-simulacao-public-key',
  webhookSecret: 'simulacao-assinatura-secreta-dos-avisos',
}
