import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { DEMO_ACCOUNT } from '#demo/payment-account.ts'
import { cardAt } from '#platform/payments/providers/mercado-pago/mercado-pago.fixtures.ts'
import { nameAtProvider } from '#platform/payments/rows.ts'
import { CREDENTIALS } from '../counterparts/mercado-pago/credentials.ts'
import { overHttp, placeOrder, type ReadyShopper, readyToPay } from '../shopper/shopper.ts'
import type { Panel } from './panel.ts'
import { person } from './people.ts'

/** A running shop, its simulated payment provider, and its panel. */
export type Shop = { origin: string; psp: string; panel: Panel }

const Placed = z.object({ id: z.uuid() })

/** Takes the `n`-th shopper, with one of each of these goods, up to the button that places the order. */
export function goShopping({ origin }: Shop, n: number, produtos: readonly number[]): Promise<ReadyShopper> {
  const { nome, email, endereco } = person(n)
  const itens = produtos.map((idProduto) => ({ idProduto, quantidade: 1 }))

  return readyToPay(overHttp(origin), n, {
    itens,
    comprador: { nomeRazao: nome, email, aceitaOfertas: n % 2 === 0 },
    endereco,
  })
}

/** The `n`-th shopper buys these goods. Returns the order's id. */
export async function buy(
  shop: Shop,
  n: number,
  produtos: readonly number[],
  metodo: 'pix' | 'boleto' | 'cartao',
): Promise<string> {
  const shopper = await goShopping(shop, n, produtos)
  const card = metodo === 'cartao' && {
    parcelas: 3,
    conta: DEMO_ACCOUNT,
    token: await cardAt({ url: shop.psp, credentials: CREDENTIALS }),
  }
  const { status, body } = await placeOrder(overHttp(shop.origin), shopper, `guia-${n}`, { metodo, ...card })
  if (status !== 201) throw new Error(`The order was not placed: ${JSON.stringify(body)}`)

  return Placed.parse(body).id
}

/** Pays an order at the provider, and waits until the store has received the payment event. */
export async function pay({ psp, panel }: Shop, id: string): Promise<void> {
  for (;;) {
    const { situacao, pagamentos } = await panel.orders.get({ id })
    if (situacao !== 'aguardandoPagamento' && situacao !== 'pagamentoEmAnalise') return
    for (const payment of pagamentos) await payCharge(`${psp}/simulacao/pagar/${nameAtProvider(payment.id)}`)
    await sleep(500)
  }
}

/** The provider may not know the charge yet, or may have been paid already: the order has the answer. */
async function payCharge(url: string) {
  await fetch(url, { method: 'POST', redirect: 'manual' })
}
