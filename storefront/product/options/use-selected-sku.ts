import { useLocation, useNavigation } from 'react-router'
import type { Sku } from '#contract/catalog/catalog.ts'
import type { ProductContent } from '../product-data.ts'
import { skuOf } from './choose-sku.ts'

/** The SKU that the address selects; while a choice is on its way, already the chosen one: all SKUs are here. */
export function useSelectedSku({ skus, idSku }: ProductContent): Sku {
  const location = useLocation()
  const coming = useNavigation().location

  return skuOf(skus, coming?.pathname === location.pathname ? coming.search : location.search, idSku)
}
