import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { cardAt } from '#platform/payments/providers/mercado-pago/mercado-pago.fixtures.ts'
import { CREDENTIALS } from '../counterparts/mercado-pago/credentials.ts'
import { SHOP_ACCOUNT } from '../counterparts/shop-account.ts'
import { type Ask, overHttp, placeOrder, readyToPay } from '../shopper/shopper.ts'

const Placed = z.object({ id: z.uuid() })

/** The addresses of the shop and of Mercado Pago's counterpart, and the products on sale. */
type Market = {
  shop: string
  mercadoPago: string
  products: readonly number[]
  /** Called with each answer of the shop. */
  onAnswer: () => void
}

/** An order that was confirmed to its shopper. */
export type ConfirmedOrder = { shopper: number; pedido: string }

/** Like a browser whose page stays open: a request without a response is sent again, with the same idempotency key. */
const PAUSE_MS = 50

/** A shop that does not answer for this long is broken, not restarting. */
const MAX_TRIES = 10_000

/** A shopper's whole checkout, whatever happens to the shop meanwhile: a third each by Pix, boleto and card. */
export async function checkOut(
  { shop, mercadoPago, products, onAnswer }: Market,
  shopper: number,
): Promise<ConfirmedOrder> {
  const ask = patient(overHttp(shop), onAnswer)
  const itens = pick(products).map((idProduto) => ({ idProduto, quantidade: randomInt(1, 3) }))
  const ready = await readyToPay(ask, shopper, { itens })
  const payment = [
    { metodo: 'pix' },
    { metodo: 'boleto' },
    {
      metodo: 'cartao',
      parcelas: 3,
      token: await cardAt({ url: mercadoPago, credentials: CREDENTIALS }),
      conta: SHOP_ACCOUNT,
    },
  ][shopper % 3]
  const { status, body } = await placeOrder(ask, ready, `pedido-${shopper}`, payment)
  if (status !== 201) throw new Error(`Shopper ${shopper} was answered ${status}: ${JSON.stringify(body)}`)

  return { shopper, pedido: Placed.parse(body).id }
}

/** Retries until the shop itself answers. */
function patient(ask: Ask, onAnswer: () => void): Ask {
  return async (...call) => {
    for (let n = 0; n < MAX_TRIES; n++) {
      const answer = await ask(...call).catch(() => null)
      if (answer) onAnswer()
      if (answer && answer.status < 500) return answer
      await sleep(PAUSE_MS)
    }
    throw new Error(`No answer to ${call[1]}.`)
  }
}

/** Two different products, in any order. */
function pick(products: readonly number[]): number[] {
  const first = randomInt(products.length)
  const second = (first + randomInt(1, products.length)) % products.length

  return [first, second].flatMap((index) => products[index] ?? [])
}
