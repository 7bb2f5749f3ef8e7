import type pg from 'pg'
import { crowd } from '../../shopper/crowd.ts'
import { overHttp, type ReadyShopper, readyToPay } from '../../shopper/shopper.ts'
import type { Requests } from '../generator/plan.ts'

/** More orders than are placed in a second. */
const SHOPPERS_PER_SECOND = 1000

/** Stock for all of them. */
const STOCK = 1_000_000

/**
 * Returns a function that prepares shoppers who place an order, by Pix, each for one unit of one of these products: so
 * many products that not all want the same. Each shopper places one order; `seconds` is how long they have to last.
 */
export async function orderRequests(
  url: string,
  headers: Record<string, string>,
  pool: pg.Pool,
  products: readonly number[],
): Promise<(seconds: number) => Promise<Requests>> {
  await pool.query('update skus set estoque = $1 where id_produto = any($2) and not exemplar', [
    STOCK,
    products,
  ])
  const ask = overHttp(url)
  const firsts: ReadyShopper[] = []
  for (const [n, idProduto] of products.entries())
    firsts.push(await readyToPay(ask, n, { itens: [{ idProduto, quantidade: 1 }] }))

  return async (seconds) => {
    const size = Math.ceil((SHOPPERS_PER_SECOND * seconds) / products.length)
    const crowds: ReadyShopper[][] = []
    for (const first of firsts) crowds.push(await crowd(pool, size, first))

    return {
      method: 'POST',
      path: '/v2/front/checkout/order',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'idempotency-key': 'pedido',
        session: '{1}',
      },
      body: '{"versao":{2},"metodo":"pix"}',
      rows: Array.from({ length: size }, (_, turn) =>
        crowds.map((shoppers) => [shoppers[turn]?.session ?? '', JSON.stringify(shoppers[turn]?.versao)]),
      ).flat(),
      once: true,
    }
  }
}
