/** The page of an order in the shop. With `chave` it opens to who bought without an account. */
export function orderPath({ id, chave }: { id: string; chave: string | null }): string {
  return `/minha-conta/pedido/${id}${chave === null ? '' : `?chave=${chave}`}`
}
