import { useLocation, useNavigation } from 'react-router'
import type { Sku } from '#contract/catalog/catalog.ts'
import type { ProductContent } from '../product-data.ts'
import { skuOf } from './choose-sku.ts'

/** The SKU that the address selects. During a navigation it is already the new one, since all SKUs are in the page. */
export function useSelectedSku({ skus, idSku }: ProductContent): Sku {
  const location = useLocation()
  const coming = useNavigation().location

  return skuOf(skus, coming?.pathname === location.pathname ? coming.search : location.search, idSku)
}
