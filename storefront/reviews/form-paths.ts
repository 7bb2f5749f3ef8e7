/** The pages with forms about a product. `key` is that of a mail: an invitation, or the one `after` ninety days. */
export function reviewPath(
  idProduto: number,
  key?: string | null,
  { after = false }: { after?: boolean } = {},
): string {
  return `/avaliar/produto/${idProduto}${key ? `?key=${key}${after ? '&depois=1' : ''}` : ''}`
}

/** What the mail after ninety days asks about. */
export function followUpPath(key: string): string {
  return `/avaliar/depois?key=${key}`
}

/** All reviews of a product, by what their authors play. */
export function reviewsPath(idProduto: number): string {
  return `/avaliacoes/${idProduto}`
}

export function questionPath(idProduto: number): string {
  return `/perguntar/${idProduto}`
}

/** The page that counts a review as helpful. */
export function votePath(idAvaliacao: number): string {
  return `/avaliar/util/${idAvaliacao}`
}

export function answerPath(idPergunta: number): string {
  return `/responder/${idPergunta}`
}

export function notificationPath(idProduto: number, idSku: number): string {
  return `/avise-me/${idProduto}?opcao=${idSku}`
}

export function budgetPath(idProduto: number): string {
  return `/orcamento/${idProduto}`
}
