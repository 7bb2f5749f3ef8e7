import { useEffect, useRef } from 'react'
import type { TrackedItem } from '#storefront/analytics/track.ts'
import { track } from '#storefront/analytics/track.ts'
import { setCompared } from './choose-product.ts'
import { compared, readStored } from './compared.ts'
import type { ComparisonContent } from './comparison-page.tsx'

type Products = ComparisonContent['produtos']

/**
 * Makes the products of the page the chosen ones if none of those is lost by it, so that those who shop on add to them,
 * and counts what happens: a comparison is opened, or a product is added to it. `requested` are the ids of the address,
 * also of products that the shop does not sell any more.
 */
export function useComparedHere(produtos: Products, requested: readonly number[]): void {
  const before = useRef<Products | null>(null)
  const ids = produtos.map(({ id }) => id).join(',')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the products
  useEffect(() => {
    const earlier = before.current
    before.current = produtos
    if (produtos.length === 0) return
    readStored()
    if (hasAll(requested, compared.get())) setCompared(produtos.map(({ id }) => id))
    const added = without(produtos, earlier ?? [])
    const removed = without(earlier ?? [], produtos)
    if (!earlier || (added.length > 0 && added.length + removed.length > 1))
      track({ nome: 'view_comparison', itens: produtos.map(trackedItem) })
    else if (added.length > 0) track({ nome: 'add_to_comparison', itens: added.map(trackedItem) })
  }, [ids])
}

/** Takes a product out of the visitor's comparison if the page shows that, and counts it. */
export function takeOut(produto: Products[number], shown: readonly number[]): void {
  readStored()
  const own = compared.get()
  if (hasAll(own, shown)) setCompared(own.filter((id) => id !== produto.id))
  track({ nome: 'remove_from_comparison', itens: [trackedItem(produto)] })
}

/** Whether all of `ids` are among the others. */
export function hasAll(others: readonly number[], ids: readonly number[]): boolean {
  return ids.every((id) => others.includes(id))
}

function without(products: Products, others: Products): Products {
  return products.filter(({ id }) => !others.some((other) => other.id === id))
}

function trackedItem({ id, nome, marca, precos }: Products[number]): TrackedItem {
  return { idProduto: id, nome, marca: marca.nome, quantidade: 1, valor: precos.precoPor }
}
