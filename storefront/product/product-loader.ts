import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../rendering/context.ts'
import { framed } from '../rendering/structured-data.ts'
import { loadProduct } from './load-product.ts'

type LoaderArgs = { url: URL; context: Readonly<RouterContextProvider> }

/** Loads the page of a product: its address is canonical, and its query may select a SKU. */
export async function productLoader({ url, context }: LoaderArgs) {
  const { product, ...around } = await loadProduct(context.get(apiContext), url.pathname + url.search)

  return { product: framed(context, product), ...around }
}
