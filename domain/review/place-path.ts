/** The page of a place in the queue for a SKU, with the key that opens it. */
export function placePath(id: number, chave: string): string {
  return `/avise-me/fila/${id}?chave=${chave}`
}
