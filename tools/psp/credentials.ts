/** Of the simulation only, and known to everybody: they open nothing but it. */
export const CREDENTIALS = {
  clientId: 'simulacao',
  clientSecret: 'simulacao-segredo',
  token: 'simulacao-token',
  chave: 'pix@simulacao.example',
  noticeKey: 'simulacao-chave-dos-avisos',
  noticeSecret: 'simulacao-segredo-dos-avisos',
}
