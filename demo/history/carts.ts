import { createHash } from 'node:crypto'
import { addItems } from '#platform/cart/items/add-items.ts'
import { identifyBuyer } from '#platform/checkout/draft/identify-buyer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pastMoments } from './calendar.ts'
import { fillBasket, openDemoStock } from './demo-stock.ts'
import { shopper } from './people.ts'

const CARTS = 25

/** As long as what a guest typed is remembered, and a little less. */
const DAYS = 24

/** Nobody who ordered. */
const FIRST_SHOPPER = 1000

/** Leaves carts of guests who said who they are and did not agree to offers: nobody is reminded of them. */
export async function loadCarts(
  contextAt: (moment: Date) => RequestContext,
  { agora, products }: { agora: Date; products: readonly number[] },
): Promise<void> {
  const demoStock = await openDemoStock(contextAt(agora), products)
  const moments = pastMoments(agora, { what: 'carrinhos', count: CARTS, days: DAYS })
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
