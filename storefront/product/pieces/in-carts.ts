import { useEffect } from 'react'
import type { PiecesInCarts } from '#contract/catalog/pieces.ts'
import { cartStore } from '#storefront/cart/cart-store.ts'
import { apiGet, useShop } from '#storefront/rendering/browser/api.ts'
import { now } from '#storefront/rendering/browser/clock.ts'
import { createStore } from '#storefront/rendering/browser/store.ts'

type InCart = PiecesInCarts['retidos'][number]

const inCarts = createStore<{ idProduto: number; retidos: InCart[] } | null>(null)

let requested: number | undefined

/** How long after a cart has to let a piece go the page looks again: clocks differ. */
const LATER_MS = 2_000

/**
 * Who has a piece of this product in the cart, by the piece's SKU: pages are the same for everybody, so it is read after
 * the page has loaded, and again when the visitor's own cart changes or a cart has to let go.
 */
export function usePiecesInCarts(idProduto: number): ReadonlyMap<number, InCart> {
  const appToken = useShop()?.appToken ?? ''
  const state = inCarts.use()
  const retidos = state?.idProduto === idProduto ? state.retidos : []
  const next = Math.min(...retidos.map(({ ate }) => Date.parse(ate)))

  useEffect(() => {
    if (requested !== idProduto) void read()
    return cartStore.subscribe(() => void read())

    function read() {
      requested = idProduto
      return readPiecesInCarts(idProduto, appToken)
    }
  }, [idProduto, appToken])

  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(
      () => void readPiecesInCarts(idProduto, appToken),
      next - now().getTime() + LATER_MS,
    )
    return () => clearTimeout(timer)
  }, [idProduto, appToken, next])

  return new Map(retidos.map((one) => [one.idSku, one]))
}

/** A failure is only logged: the cart knows who has the piece. */
async function readPiecesInCarts(idProduto: number, appToken: string): Promise<void> {
  try {
    const path = `/v2/front/product/${idProduto}/pieces/in-carts`
    inCarts.set({ idProduto, ...(await apiGet<PiecesInCarts>(path, { appToken })) })
  } catch (error) {
    console.error('Who has the pieces in the cart could not be read.', error)
  }
}
