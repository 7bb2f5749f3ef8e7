export const ORDERS_PATH = '/minha-conta/pedido'

/** An order's page; `chave` opens it to who bought without an account. */
export function orderPath(id: string, chave?: string | null, part = ''): string {
  return `${ORDERS_PATH}/${id}${part}${chave ? `?${new URLSearchParams({ chave })}` : ''}`
}

/** The boleto of an order, to be printed. */
export function boletoPath(id: string, chave?: string | null): string {
  return orderPath(id, chave, '/boleto')
}

/** The same as a PDF, made by `server/pages/boleto-route.ts`. */
export function boletoPdfPath(id: string, chave?: string | null): string {
  return orderPath(id, chave, '/boleto.pdf')
}
