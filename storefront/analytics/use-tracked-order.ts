import { useEffect } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { now } from '../rendering/browser/clock.ts'
import { track } from './track.ts'

/** An order opened within this time after it was placed counts as a new purchase. */
const FRESH_MS = 30 * 60 * 1000

/** Counts a purchase when its order is first opened, once per tab. */
export function useTrackedOrder({ id, criadoEm, itens, situacao, numeroAntigo }: Order): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what becomes of an order is no other purchase
  useEffect(() => {
    const key = `compra-contada:${id}`
    // An order imported from the previous shop is not a purchase here.
    if (numeroAntigo !== null) return
    if (situacao === 'cancelado' || now().getTime() - Date.parse(criadoEm) > FRESH_MS || isCounted(key))
      return
    track({
      nome: 'purchase',
      itens: itens.flatMap(({ idProduto, nome, quantidade, precos }) =>
        idProduto === null ? [] : { idProduto, nome, quantidade, valor: precos.precoPor },
      ),
    })
  }, [id])
}

/** Whether the order was counted before; marks it as counted. */
function isCounted(key: string): boolean {
  try {
    const counted = sessionStorage.getItem(key) !== null
    sessionStorage.setItem(key, '1')
    return counted
  } catch {
    // Without storage we cannot know; missing a purchase is better than counting it twice.
    return true
  }
}
