/** Credentials of the bank's counterpart, publicly known: they open nothing else. */
export const CREDENTIALS = {
  clientId: 'simulacao',
  clientSecret: 'simulacao-segredo',
  token: 'simulacao-token',
  chave: 'pix@simulacao.example',
  notificationKey: 'simulacao-chave-dos-avisos',
}
