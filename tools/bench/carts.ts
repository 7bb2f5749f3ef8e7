import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Change } from './load.ts'

const CART = '/v2/front/checkout/cart'

/** Shoppers whose quantities are changed in turn. */
const SHOPPERS = 64

const Cart = z.object({
  itens: z.array(z.object({ hash: z.object({ idProduto: z.int(), idAtributoSimples: z.int() }) })),
})

/**
 * Requests that change carts: `add` is a visitor's first item, `update` the quantity of one of two items, in turn for
 * as many shoppers as there are connections. `products` are ids of products that have one SKU and more than five units.
 */
export async function cartChanges(
  url: string,
  headers: Record<string, string>,
  products: [number, number],
): Promise<{ path: string; add: () => Change; update: (n: number) => Change }> {
  const add = (ids: number[]) => ({
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', session: newSession() },
    body: JSON.stringify({ itens: ids.map((idProduto) => ({ idProduto, quantidade: 1 })) }),
  })
  const shoppers: { session: string; hash: z.infer<typeof Cart>['itens'][number]['hash'] }[] = []
  for (let n = 0; n < SHOPPERS; n++) {
    const change = add(products)
    const response = await fetch(url + CART, { ...change, headers: { ...headers, ...change.headers } })
    const [item] = Cart.parse(await response.json()).itens
    if (item) shoppers.push({ session: change.headers.session, hash: item.hash })
  }

  return {
    path: CART,
    add: () => add([products[0]]),
    update(n) {
      const { session = '', hash } = shoppers[n % SHOPPERS] ?? {}
      const quantidade = 1 + (Math.floor(n / SHOPPERS) % 5)
      return {
        method: 'PUT',
        headers: { 'content-type': 'application/json', session },
        body: JSON.stringify({ ...hash, quantidade }),
      }
    },
  }
}

function newSession(): string {
  return randomBytes(32).toString('base64url')
}
