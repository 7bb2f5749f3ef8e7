export const ORDERS_PATH = '/minha-conta/pedido'

/** Returns the path of an order page in the shop; `chave` grants access to guests. */
export function orderPath(id: string, chave?: string | null): string {
  return pathOf(id, '', chave)
}

/** Returns the path of the printable boleto of an order. */
export function boletoPath(id: string, chave?: string | null): string {
  return pathOf(id, '/boleto', chave)
}

/** Returns the path of the boleto as a PDF, served by `server/pages/boleto/boleto-route.ts`. */
export function boletoPdfPath(id: string, chave?: string | null): string {
  return pathOf(id, '/boleto.pdf', chave)
}

function pathOf(id: string, part: string, chave: string | null | undefined): string {
  return `${ORDERS_PATH}/${id}${part}${chave ? `?${new URLSearchParams({ chave })}` : ''}`
}
