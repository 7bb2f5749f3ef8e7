import { createHash } from 'node:crypto'
import { addItems } from '#platform/cart/items/add-items.ts'
import { identifyBuyer } from '#platform/checkout/draft/identify-buyer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pastMoments } from './calendar.ts'
import { fillBasket, openDemoStock } from './orders/demo-stock.ts'
import { shopper } from './people.ts'

const CARTS = 25

/** A little less than the retention of guests' data. */
const DAYS = 24

/** Numbers of shoppers without orders. */
const FIRST_SHOPPER = 1000

/** Creates abandoned carts of guests who gave their e-mail but did not agree to offers, so that no reminder is sent. */
export async function loadCarts(
  contextAt: (moment: Date) => RequestContext,
  { now, products }: { now: Date; products: readonly number[] },
): Promise<void> {
  const demoStock = await openDemoStock(contextAt(now), products)
  const moments = pastMoments(now, { what: 'carrinhos', count: CARTS, days: DAYS })
  for (const [n, moment] of moments.entries()) {
    const sessao = createHash('sha256').update(`carrinho ${n}`).digest('hex')
    const context = { ...contextAt(moment), sessao }
    const itens = fillBasket(demoStock, `carrinho ${n}`).map(({ idProduto, idAtributoSimples }) => ({
      idProduto,
      idAtributoSimples,
      quantidade: 1,
    }))
    if (itens.length === 0) continue
    await addItems(context, { itens })
    await identifyBuyer(context, { ...shopper(FIRST_SHOPPER + n).comprador, aceitaOfertas: false })
  }
}
