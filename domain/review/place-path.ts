/** The list of the logged-in customer's places. */
export const PLACES_PATH = '/avise-me/fila'

/** The page of a place in the queue for a SKU, with the key that opens it. */
export function placePath(id: number, chave: string): string {
  return `${PLACES_PATH}/${id}?chave=${chave}`
}
