import type pg from 'pg'
import { crowd } from '../shopper/crowd.ts'
import { overHttp, type ReadyShopper, readyToPay } from '../shopper/shopper.ts'
import type { Change } from './load.ts'

/** More shoppers than place an order during a measurement. */
const SHOPPERS = 9000

/** Stock for all of them. */
const STOCK = 1_000_000

/**
 * Shoppers who are ready to place an order, by Pix, each for one unit of one of these products: as many products as
 * connections, so that not all want the same. `place` uses each shopper once.
 */
export async function orderChanges(
  url: string,
  pool: pg.Pool,
  products: readonly number[],
): Promise<{ path: string; place: () => Change }> {
  await pool.query('update skus set estoque = $1 where id_produto = any($2)', [STOCK, products])
  const ask = overHttp(url)
  const crowds: ReadyShopper[][] = []
  for (const [n, idProduto] of products.entries()) {
    const first = await readyToPay(ask, n, { itens: [{ idProduto, quantidade: 1 }] })
    crowds.push(await crowd(pool, Math.ceil(SHOPPERS / products.length), first))
  }
  let turn = 0

  return {
    path: '/v2/front/checkout/order',
    place() {
      const n = turn++
      const shopper = crowds[n % crowds.length]?.[Math.floor(n / crowds.length)]
      if (!shopper) throw new Error('No shoppers are left.')
      return {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': 'pedido',
          session: shopper.session,
        },
        body: JSON.stringify({ versao: shopper.versao, metodo: 'pix' }),
      }
    },
  }
}
