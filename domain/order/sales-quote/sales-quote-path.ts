/** Returns the path of a sales quote's page in the shop; `chave` opens it to whoever has the link. */
export function salesQuotePath(id: string, chave?: string | null): string {
  return `/proposta/${id}${query(chave)}`
}

/** Returns the path of a sales quote as a PDF, served by `server/pages/papers/sales-quote-route.ts`. */
export function salesQuotePdfPath(id: string, chave?: string | null): string {
  return `/proposta/${id}/proposta.pdf${query(chave)}`
}

function query(chave: string | null | undefined): string {
  return chave ? `?${new URLSearchParams({ chave })}` : ''
}
