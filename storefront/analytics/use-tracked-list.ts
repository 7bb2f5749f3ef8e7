import { useEffect, useRef } from 'react'
import type { CardData } from '../components/product-card/card-data.ts'
import { type TrackedItem, track } from './track.ts'

/**
 * Counts a list of products when it scrolls into view, and clicks on its products. Returns the ref of the list's
 * element.
 */
export function useTrackedList<Element extends HTMLElement>(lista: string, produtos: readonly CardData[]) {
  const ref = useRef<Element>(null)
  // The key is the same for the same products, however often the page renders.
  const shown = produtos.map(({ id }) => id).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for the products
  useEffect(() => {
    const list = ref.current
    if (!list || produtos.length === 0) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      track({ nome: 'view_item_list', lista, itens: produtos.map(itemOf) })
    })
    const choose = ({ target }: Event) => {
      const path = target instanceof window.Element ? target.closest('a')?.pathname : undefined
      const chosen = produtos.find(({ url }) => url.split('?', 1)[0] === path)
      if (chosen) track({ nome: 'select_item', lista, itens: [itemOf(chosen)] })
    }
    observer.observe(list)
    list.addEventListener('click', choose)

    return () => {
      observer.disconnect()
      list.removeEventListener('click', choose)
    }
  }, [lista, shown])

  return ref
}

function itemOf({ id, nome, marca, precos }: CardData): TrackedItem {
  return { idProduto: id, nome, marca: marca.nome, quantidade: 1, valor: precos.precoPor }
}
