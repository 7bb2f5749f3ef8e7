import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { apiGet, useShop } from '#storefront/rendering/browser/api.ts'
import { pollInterval } from './payment-step.ts'

/**
 * Asks now and then whether something has come of an order's payment, and shows it when it has. Only while the page is looked
 * at, and at once when it is looked at again: a shopper comes back from the bank. An answer that fails is no news.
 */
export function usePaymentEvents(order: Order, chave: string | null): void {
  const { revalidate } = useRevalidator()
  const appToken = useShop()?.appToken
  const interval = pollInterval(order)
  const known = standing(order)
  const { id } = order

  useEffect(() => {
    if (interval === null || appToken === undefined) return
    const call = { appToken, query: { chave: chave ?? undefined } }
    let [timer, asking]: [ReturnType<typeof setTimeout> | undefined, boolean] = [undefined, false]

    async function ask() {
      if (document.visibilityState !== 'visible' || asking) return
      clearTimeout(timer)
      asking = true
      const news = await apiGet<Order>(`/v2/front/sale/${id}`, call).catch(() => null)
      asking = false
      if (news && standing(news) !== known) await revalidate()
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

/** All by which the page would look different. */
function standing({ situacao, pagamento, titulo, pagamentos }: Order): string {
  const attempts = pagamentos.map((one) => [one.situacao, one.pix !== null, one.boleto !== null])

  return JSON.stringify([situacao, pagamento, titulo, attempts])
}
