import type { Family } from '../families/family.ts'
import { sizeNamed } from '../sizes/sizes.ts'
import { servesSize } from '../sizes/sizes-sold.ts'

/** A SKU of a set on offer. */
export type OfferedSku = {
  /** The values that tell it from the set's others, such as `3/4`. */
  valores: readonly string[]
  /** In centavos; null if it is to be enquired. */
  price: number | null
  disponivel: boolean
}

/**
 * Returns the SKU of a set that somebody with an instrument of this size buys: of those for the size, or of those whose
 * size serves it (4/4 for 7/8), or of those that name none, the cheapest in stock. Null if none is.
 */
export function skuForSize<S extends OfferedSku>(
  family: Family,
  skus: readonly S[],
  sizeName: string,
): S | null {
  const size = sizeNamed(family, sizeName)
  const sized = skus.map((sku) => ({
    sku,
    size: sku.valores.flatMap((value) => sizeNamed(family, value) ?? [])[0],
  }))
  const own = sized.filter((each) => each.size === size)
  const serving = sized.filter((each) => size && each.size && servesSize(family, each.size.nome, size))
  const unnamed = sized.filter((each) => each.size === undefined)
  const meant = [own, serving].find(({ length }) => length > 0) ?? unnamed
  const inStock = meant.flatMap(({ sku }) => (sku.disponivel ? [sku] : []))
  const [cheapest = null] = inStock.toSorted((one, other) => costOf(one) - costOf(other))

  return cheapest
}

function costOf({ price }: OfferedSku): number {
  return price ?? Number.POSITIVE_INFINITY
}
