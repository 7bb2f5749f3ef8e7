import { useEffect } from 'react'
import { track } from './track.ts'

type Product = { id: number; nome: string; marca: { nome: string } }

/** Counts a view of a product page, at the price of the SKU shown first. */
export function useTrackedProduct({ id, nome, marca }: Product, precoPor: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing another SKU is no other view of the product
  useEffect(() => {
    track({
      nome: 'view_item',
      itens: [{ idProduto: id, nome, marca: marca.nome, quantidade: 1, valor: precoPor }],
    })
  }, [id])
}
