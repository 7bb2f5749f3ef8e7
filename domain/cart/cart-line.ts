/** What the rules of a cart have to know of one line, read from the catalogue at this moment. Money in centavos. */
export type CartLine = {
  idProduto: number
  /** The SKU. With `idProduto` it tells lines apart: a cart has one line per SKU. */
  idAtributoSimples: number
  quantidade: number
  /** Not null: the product is on offer already. */
  precoDe: number | null
  precoPor: number
  idMarca: number
  /** All categories of the product, with those above them. */
  categorias: readonly number[]
}

/** What a line costs before any adjustment. */
export function priceOf({ precoPor, quantidade }: CartLine): number {
  return precoPor * quantidade
}

/** An order of lines that does not depend on how they came to stand in the cart. */
export function byIdentity(a: CartLine, b: CartLine): number {
  return a.idProduto - b.idProduto || a.idAtributoSimples - b.idAtributoSimples
}

/** The dearest first. */
export function byPrice(a: CartLine, b: CartLine): number {
  return b.precoPor - a.precoPor || byIdentity(a, b)
}
