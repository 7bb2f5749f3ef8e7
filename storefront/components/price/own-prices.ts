import type { OwnPrices } from '#contract/cart/cart.ts'
import type { Prices } from '#contract/money.ts'
import { apiSend } from '#storefront/rendering/browser/api.ts'
import { createStore } from '#storefront/rendering/browser/store.ts'

/** By SKU, what a reseller pays where it is not what all pay. */
export const ownPricesStore = createStore<ReadonlyMap<number, Prices>>(new Map())

/** The most that one call asks for. */
const BATCH = 200

const asked = new Set<number>()
let waiting: number[] = []

/** Asks for the price of a SKU, once per page load and together with all others that the page shows at the same moment. */
export function askOwnPrice(appToken: string, idSku: number): void {
  if (asked.has(idSku)) return
  asked.add(idSku)
  if (waiting.push(idSku) === 1) queueMicrotask(() => void fetchWaiting(appToken))
}

/** A failure is logged only: the page goes on with the prices for all, and the cart knows better. */
async function fetchWaiting(appToken: string): Promise<void> {
  const skus = waiting
  waiting = []
  try {
    for (let from = 0; from < skus.length; from += BATCH) {
      const body = { skus: skus.slice(from, from + BATCH) }
      const { precos } = await apiSend<OwnPrices>('POST', '/v2/front/product/prices', { appToken, body })
      const told = precos.map((one) => [one.idAtributoSimples, one.precos] as const)
      ownPricesStore.set(new Map([...ownPricesStore.get(), ...told]))
    }
  } catch (error) {
    console.error('Os preços de revenda não puderam ser lidos.', error)
  }
}
