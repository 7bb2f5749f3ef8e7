import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Requests } from '../generator/plan.ts'

const CART = '/v2/front/checkout/cart'

/** Shoppers whose quantities are changed in turn: as many as the most connections. */
const SHOPPERS = 64

const QUANTITIES = [1, 2, 3, 4, 5]

const Cart = z.object({
  itens: z.array(z.object({ hash: z.object({ idProduto: z.int(), idAtributoSimples: z.int() }) })),
})

/**
 * Requests that change carts: `add` is a visitor's first item, each in a new session; `update` is the quantity of one
 * of two items, for one shopper after the other. `products` are ids of products that have one SKU and more than five
 * units.
 */
export async function cartRequests(
  url: string,
  headers: Record<string, string>,
  products: [number, number],
): Promise<{ add: () => Requests; update: () => Requests }> {
  const sessions = Array.from({ length: SHOPPERS }, () => randomBytes(32).toString('base64url'))
  const carts: z.infer<typeof Cart>[] = []
  for (const session of sessions) {
    const { method, body } = addition(products)
    const response = await fetch(url + CART, { method, body, headers: jsonHeaders(session) })
    carts.push(Cart.parse(await response.json()))
  }
  const hash = carts[0]?.itens[0]?.hash

  return {
    add: () => ({
      ...addition([products[0]]),
      path: CART,
      // A session has 43 characters, of which the request's number is the last eight.
      headers: jsonHeaders(`${randomBytes(27).toString('base64url').slice(0, 35)}{n}`),
    }),
    update: () => ({
      method: 'PUT',
      path: CART,
      headers: jsonHeaders('{1}'),
      body: JSON.stringify({ ...hash, quantidade: 0 }).replace('"quantidade":0', '"quantidade":{2}'),
      rows: QUANTITIES.flatMap((quantidade) => sessions.map((session) => [session, String(quantidade)])),
    }),
  }

  function jsonHeaders(session: string): Record<string, string> {
    return { ...headers, 'content-type': 'application/json', session }
  }
}

function addition(ids: number[]) {
  return {
    method: 'POST' as const,
    body: JSON.stringify({ itens: ids.map((idProduto) => ({ idProduto, quantidade: 1 })) }),
  }
}
