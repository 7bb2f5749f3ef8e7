/** The shop's page that a link of a mail opens; it acts only when its button is pressed, or on a POST (RFC 8058). */
export function newsletterUrl(storeUrl: string, page: 'confirmar' | 'sair', chave: string): string {
  return `${storeUrl}/newsletter/${page}?chave=${chave}`
}
