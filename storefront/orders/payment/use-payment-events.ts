import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { apiGet, useShop } from '#storefront/rendering/browser/api.ts'
import { hydrateNow } from '#storefront/rendering/lazy-hydrate.tsx'
import { pollInterval } from './payment-step.ts'

/**
 * Polls an order's payment and reloads the page's data when it changes. Only polls while the page is visible, and at
 * once when it becomes visible again, since shoppers come back from the bank's app. Failed calls are ignored.
 */
export function usePaymentEvents(order: Order, chave: string | null): void {
  const { revalidate } = useRevalidator()
  const appToken = useShop()?.appToken
  const interval = pollInterval(order)
  const known = stateKey(order)
  const { id } = order

  useEffect(() => {
    if (interval === null || appToken === undefined) return
    const call = { appToken, query: { chave: chave ?? undefined } }
    let [timer, asking]: [ReturnType<typeof setTimeout> | undefined, boolean] = [undefined, false]

    async function ask() {
      if (document.visibilityState !== 'visible' || asking) return
      clearTimeout(timer)
      asking = true
      const current = await apiGet<Order>(`/v2/front/sale/${id}`, call).catch(() => null)
      asking = false
      if (current && stateKey(current) !== known) {
        hydrateNow()
        await revalidate()
      }
      plan()
    }
    function plan() {
      clearTimeout(timer)
      timer = setTimeout(ask, interval ?? 0)
    }

    plan()
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [id, chave, known, interval, appToken, revalidate])
}

/** The parts of an order that change the page, as a key. */
function stateKey({ situacao, pagamento, titulo, pagamentos }: Order): string {
  const attempts = pagamentos.map((one) => [
    one.situacao,
    one.pix !== null,
    one.boleto !== null,
    one.cartao?.desafio,
  ])

  return JSON.stringify([situacao, pagamento, titulo, attempts])
}
