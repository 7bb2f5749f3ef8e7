import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { type Ask, overHttp, placeOrder, readyToPay } from '../shopper/shopper.ts'

const Placed = z.object({ id: z.uuid() })

/** Where shoppers go, and what there is to buy. */
type Market = {
  shop: string
  psp: string
  products: readonly number[]
  /** Told of each answer of the shop. */
  onAnswer: () => void
}

/** An order that its shopper was told of. */
export type Told = { shopper: number; pedido: string }

/** As a browser whose page stays open: what gets no answer is sent again, under the same name. */
const PAUSE_MS = 50

/** A shop that answers nothing for so long is broken, not restarting. */
const MAX_TRIES = 10_000

/** A shopper's whole way to an order, whatever the shop goes through meanwhile: a third each by Pix, boleto and card. */
export async function checkOut({ shop, psp, products, onAnswer }: Market, shopper: number): Promise<Told> {
  const ask = patient(overHttp(shop), onAnswer)
  const itens = pick(products).map((idProduto) => ({ idProduto, quantidade: randomInt(1, 3) }))
  const ready = await readyToPay(ask, shopper, { itens })
  const payment = [
    { metodo: 'pix' },
    { metodo: 'boleto' },
    { metodo: 'cartao', parcelas: 3, token: await cardToken(psp) },
  ][shopper % 3]
  const { status, body } = await placeOrder(ask, ready, `pedido-${shopper}`, payment)
  if (status !== 201) throw new Error(`Shopper ${shopper} was answered ${status}: ${JSON.stringify(body)}`)

  return { shopper, pedido: Placed.parse(body).id }
}

/** Asks until there is an answer of the shop itself. */
function patient(ask: Ask, onAnswer: () => void): Ask {
  return async (...call) => {
    for (let n = 0; n < MAX_TRIES; n++) {
      const answer = await ask(...call).catch(() => null)
      if (answer) onAnswer()
      if (answer && answer.status < 500) return answer
      await sleep(PAUSE_MS)
    }
    throw new Error(`Nobody answered ${call[1]}.`)
  }
}

/** Two different ones, in any order. */
function pick(products: readonly number[]): number[] {
  const first = randomInt(products.length)
  const second = (first + randomInt(1, products.length)) % products.length

  return [first, second].flatMap((index) => products[index] ?? [])
}

async function cardToken(psp: string): Promise<string> {
  const response = await fetch(`${psp}/v1/tokens`, {
    method: 'POST',
    body: JSON.stringify({ number: '4111111111111111', name: 'CLARA NUNES', expiry: '12/30', code: '123' }),
  })
  return z.object({ token: z.string() }).parse(await response.json()).token
}
