import { useEffect } from 'react'
import type { Checkout } from '#contract/cart/checkout.ts'
import { startTracking, track } from '#storefront/analytics/track.ts'
import { useShop } from '#storefront/rendering/browser/api.ts'
import type { Step } from '../checkout-paths.ts'

/** The event counted when a step opens: the steps before it are then complete. */
const EVENTS = {
  identificacao: 'begin_checkout',
  entrega: 'begin_checkout',
  pagamento: 'add_shipping_info',
} as const

/** Counts the progress through the checkout, each step once per page load. */
export function useTrackedSteps({ carrinho }: Checkout, passo: Step): void {
  const appToken = useShop()?.appToken
  const filled = carrinho.itens.length > 0

  useEffect(() => (appToken === undefined ? undefined : startTracking(appToken)), [appToken])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what is counted
  useEffect(() => {
    if (filled) trackStep(EVENTS[passo], carrinho)
  }, [passo, filled])
}

const counted = new Set<string>()

/** Counts an event with the whole cart, once per page load. */
export function trackStep(
  nome: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info',
  { itens }: Checkout['carrinho'],
): void {
  if (counted.has(nome)) return
  counted.add(nome)
  track({
    nome,
    itens: itens.map(({ hash, nome: name, quantidade, precos }) => ({
      idProduto: hash.idProduto,
      nome: name,
      quantidade,
      valor: precos.precoPor,
    })),
  })
}
