import { useEffect, useRef } from 'react'
import type { TrackedItem } from '#storefront/analytics/track.ts'
import { track } from '#storefront/analytics/track.ts'
import { setCompared } from './compared.ts'
import type { ComparisonContent } from './comparison-page.tsx'

type Products = ComparisonContent['produtos']

/**
 * Makes the products of the page the chosen ones, so that those who shop on add to them, and counts what happens: the
 * comparison is opened, a product is added to it or taken out.
 */
export function useComparedHere(produtos: Products): void {
  const before = useRef<Products | null>(null)
  const ids = produtos.map(({ id }) => id).join(',')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the products
  useEffect(() => {
    const earlier = before.current
    before.current = produtos
    setCompared(produtos.map(({ id }) => id))
    if (earlier === null) {
      if (produtos.length > 0) track({ nome: 'view_comparison', itens: produtos.map(trackedItem) })
      return
    }
    const [added, removed] = [without(produtos, earlier), without(earlier, produtos)]
    if (added.length > 0) track({ nome: 'add_to_comparison', itens: added.map(trackedItem) })
    if (removed.length > 0) track({ nome: 'remove_from_comparison', itens: removed.map(trackedItem) })
  }, [ids])
}

function without(products: Products, others: Products): Products {
  return products.filter(({ id }) => !others.some((other) => other.id === id))
}

function trackedItem({ id, nome, marca, precos }: Products[number]): TrackedItem {
  return { idProduto: id, nome, marca: marca.nome, quantidade: 1, valor: precos.precoPor }
}
