/** What the cart rules need to know about a line, read from the current catalogue. Money in centavos. */
export type CartLine = {
  idProduto: number
  /** The SKU. Together with `idProduto` it identifies the line: a cart has one line per SKU. */
  idAtributoSimples: number
  quantidade: number
  /** Not null: the product is already on sale. */
  precoDe: number | null
  precoPor: number
  idMarca: number
  /** All categories of the product, including their ancestors. */
  categorias: readonly number[]
  /** What the workshop does to each of its units. */
  servicos?: readonly PricedService[]
}

/** A service's price for one unit, in centavos. */
export type PricedService = { idServico: number; nome: string; preco: number }

/** Returns what a line costs before adjustments, in centavos. */
export function priceOf({ precoPor, quantidade }: CartLine): number {
  return precoPor * quantidade
}

/** A sort order of lines that does not depend on the order in which they were added. */
export function byIdentity(a: CartLine, b: CartLine): number {
  return a.idProduto - b.idProduto || a.idAtributoSimples - b.idAtributoSimples
}

/** Most expensive first. */
export function byPrice(a: CartLine, b: CartLine): number {
  return b.precoPor - a.precoPor || byIdentity(a, b)
}
