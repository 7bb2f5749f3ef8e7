export const ORDERS_PATH = '/minha-conta/pedido'

/** An order's page in the shop; `chave` opens it to who bought without an account. */
export function orderPath(id: string, chave?: string | null): string {
  return pathOf(id, '', chave)
}

/** The boleto of an order, to be printed. */
export function boletoPath(id: string, chave?: string | null): string {
  return pathOf(id, '/boleto', chave)
}

/** The same as a PDF, made by `server/pages/boleto-route.ts`. */
export function boletoPdfPath(id: string, chave?: string | null): string {
  return pathOf(id, '/boleto.pdf', chave)
}

function pathOf(id: string, part: string, chave: string | null | undefined): string {
  return `${ORDERS_PATH}/${id}${part}${chave ? `?${new URLSearchParams({ chave })}` : ''}`
}
