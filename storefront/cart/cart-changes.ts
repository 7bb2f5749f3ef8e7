import type { Cart, CartItem, NewItem } from '#contract/cart/cart.ts'
import type { Message } from '#contract/message.ts'
import { ApiError, apiGet, apiSend } from '../rendering/browser/api.ts'
import { isCartPage } from './cart-path.ts'
import { CART_API, cartStore, changeCart, inTurn } from './cart-store.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { lineKey } from './shown-cart.ts'
import { openCart } from './side-cart/open-cart.ts'
import { trackAdded, trackRemoved } from './track-cart.ts'

/** So long a quantity has to stand before it is sent (specification, section 4). */
const QUANTITY_MS = 300

/** So long after a change of quantity the messages are taken away (specification, section 4). */
const MESSAGES_MS = 10_000

type Line = Pick<CartItem, 'hash' | 'tipo'>

/** Puts items into the cart, those of a list by its `lista`, and shows it; where the platform says no, its reason too. */
export async function addItems(appToken: string, itens: NewItem[], lista?: string): Promise<void> {
  const [path, body] = lista ? ['/v2/front/list/shop', { hash: lista, itens }] : [CART_API, { itens }]
  const key = idempotencyKey()
  await inTurn(appToken, async () => {
    try {
      const cart = await apiSend<Cart>('POST', path, { appToken, body, idempotencyKey: key })
      heard(cart)
      trackAdded(itens, cart)
    } catch (error) {
      await refused(appToken, error)
    }
  })
  if (isCartPage(location.pathname)) scrollTo({ top: 0 })
  else openCart()
}

const timers = new Map<string, ReturnType<typeof setTimeout>>()
let messagesTimer: ReturnType<typeof setTimeout> | undefined

/** Shows another quantity at once and sends it when it has stood for 300 ms. */
export function changeQuantity(appToken: string, line: Line, quantidade: number) {
  const key = lineKey(line.hash)
  want(key, quantidade)
  clearTimeout(messagesTimer)
  messagesTimer = setTimeout(() => changeCart({ mensagens: [] }), MESSAGES_MS)
  clearTimeout(timers.get(key))
  timers.set(
    key,
    setTimeout(() => void sendWanted(appToken, line), QUANTITY_MS),
  )
}

/** Takes a line away at once, and tells the platform. */
export function removeItem(appToken: string, line: Line) {
  const key = lineKey(line.hash)
  clearTimeout(timers.get(key))
  trackRemoved(cartStore.get().cart?.itens.find(({ hash }) => lineKey(hash) === key))
  want(key, 0)
  void sendWanted(appToken, line)
}

/** Puts a coupon on. Answers what the platform says against it: nothing when it is on. */
export function applyCoupon(appToken: string, hashCupom: string): Promise<readonly Message[]> {
  return changeCoupon(appToken, 'PUT', hashCupom)
}

/** Takes the coupon off; answers as `applyCoupon` does. */
export function dropCoupon(appToken: string, hashCupom: string): Promise<readonly Message[]> {
  return changeCoupon(appToken, 'DELETE', hashCupom)
}

async function changeCoupon(appToken: string, method: 'PUT' | 'DELETE', hashCupom: string) {
  const path = `/v2/front/promotional/coupon/${encodeURIComponent(hashCupom)}`
  try {
    heard(await inTurn(appToken, () => apiSend<Cart>(method, path, { appToken })))
    return []
  } catch (error) {
    return messagesOf(error)
  }
}

/** Sends what is wanted of a line when its turn comes: of several clicks, the last one. */
function sendWanted(appToken: string, { hash, tipo }: Line): Promise<void> {
  const key = lineKey(hash)

  return inTurn(appToken, async () => {
    const quantidade = cartStore.get().wanted.get(key)
    if (quantidade === undefined) return
    try {
      const cart = await (quantidade === 0
        ? apiSend<Cart>('DELETE', CART_API, { appToken, body: { ...hash, tipo } })
        : apiSend<Cart>('PUT', CART_API, { appToken, body: { ...hash, tipo, quantidade } }))
      settle(key, quantidade)
      heard(cart)
    } catch (error) {
      settle(key, quantidade)
      await refused(appToken, error)
    }
  })
}

/** What the platform answered is the cart now. */
export function heard(cart: Cart) {
  changeCart({ cart, mensagens: cart.mensagens, failed: false })
}

/** What was there comes back with the reason; then what is true now, which may be why. */
async function refused(appToken: string, error: unknown) {
  changeCart({ mensagens: messagesOf(error) })
  if (!(error instanceof ApiError)) return
  try {
    changeCart({ cart: await apiGet<Cart>(CART_API, { appToken }), failed: false })
  } catch (failure) {
    console.error('A sacola não pôde ser lida.', failure)
  }
}

function want(key: string, quantidade: number) {
  changeCart({ wanted: new Map(cartStore.get().wanted).set(key, quantidade) })
}

/** Nothing more is wanted of a line, unless the shopper has clicked again meanwhile. */
function settle(key: string, quantidade: number) {
  const wanted = new Map(cartStore.get().wanted)
  if (wanted.get(key) !== quantidade) return
  wanted.delete(key)
  changeCart({ wanted })
}

/** Why a call about the cart was refused, as the shopper reads it. */
export function messagesOf(error: unknown): readonly Message[] {
  if (error instanceof ApiError && error.mensagens.length > 0) return error.mensagens

  return [
    { tipo: 'erro', mensagem: 'Não conseguimos falar com a loja. Confira a sua conexão e tente de novo.' },
  ]
}
