import type { OwnPrices } from '#contract/cart/cart.ts'
import type { Prices } from '#contract/money.ts'
import { apiSend } from '#storefront/rendering/browser/api.ts'
import { createStore } from '#storefront/rendering/browser/store.ts'

/** A reseller's own prices by SKU, where they differ from the public price. */
export const ownPricesStore = createStore<ReadonlyMap<number, Prices>>(new Map())

/** The largest number of SKUs per call. */
const BATCH = 200

const requested = new Set<number>()
let waiting: number[] = []

/**
 * Requests a reseller's price of a SKU, once per page load and batched with all other SKUs that render at the same
 * moment.
 */
export function requestOwnPrice(appToken: string, idSku: number): void {
  if (requested.has(idSku)) return
  requested.add(idSku)
  if (waiting.push(idSku) === 1) queueMicrotask(() => void fetchWaiting(appToken))
}

/** A failure is only logged: the page keeps the public prices, and the cart charges the right ones. */
async function fetchWaiting(appToken: string): Promise<void> {
  const skus = waiting
  waiting = []
  try {
    for (let from = 0; from < skus.length; from += BATCH) {
      const body = { skus: skus.slice(from, from + BATCH) }
      const { precos } = await apiSend<OwnPrices>('POST', '/v2/front/product/prices', { appToken, body })
      const entries = precos.map((one) => [one.idAtributoSimples, one.precos] as const)
      ownPricesStore.set(new Map([...ownPricesStore.get(), ...entries]))
    }
  } catch (error) {
    console.error('The reseller prices could not be read.', error)
  }
}
