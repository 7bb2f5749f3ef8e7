/** Of the simulation only, and known to everybody: they open nothing but it. */
export const CREDENTIALS = {
  clientId: 'simulacao',
  clientSecret: 'simulacao-segredo',
  token: 'simulacao-token',
  chave: 'pix@simulacao.example',
  notificationKey: 'simulacao-chave-dos-avisos',
  notificationSecret: 'simulacao-segredo-dos-avisos',
}
