import { useEffect } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { now } from '../rendering/browser/clock.ts'
import { track } from './track.ts'

/** So long after it was placed an order that is opened was just bought; later it is only looked at again. */
const FRESH_MS = 30 * 60 * 1000

/** Counts a purchase when its order is first seen, once on this device and tab. */
export function useTrackedOrder({ id, criadoEm, itens, situacao, numeroAntigo }: Order): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what becomes of an order is no other purchase
  useEffect(() => {
    const key = `compra-contada:${id}`
    // What was bought in another shop is no purchase of this one's.
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

/** Whether it was counted before; from now on it was. */
function isCounted(key: string): boolean {
  try {
    const counted = sessionStorage.getItem(key) !== null
    sessionStorage.setItem(key, '1')
    return counted
  } catch {
    // A browser that keeps nothing can't tell; better uncounted than twice.
    return true
  }
}
