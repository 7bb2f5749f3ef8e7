import { createHash } from 'node:crypto'
import { addItems } from '#platform/cart/items/add-items.ts'
import { identifyBuyer } from '#platform/checkout/draft/identify-buyer.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { pastMoments } from './calendar.ts'
import { shopper } from './people.ts'
import { fillBasket, openShelf } from './shelf.ts'

const CARTS = 25

/** As long as what a guest typed is remembered, and a little less. */
const DAYS = 24

/** Nobody who ordered. */
const FIRST_SHOPPER = 1000

/** Leaves carts of guests who said who they are and did not agree to offers: nobody is reminded of them. */
export async function loadCarts(
  visitAt: (moment: Date) => Visit,
  { agora, products }: { agora: Date; products: readonly number[] },
): Promise<void> {
  const shelf = await openShelf(visitAt(agora), products)
  const moments = pastMoments(agora, { what: 'carrinhos', count: CARTS, days: DAYS })
  for (const [n, moment] of moments.entries()) {
    const sessao = createHash('sha256').update(`carrinho ${n}`).digest('hex')
    const visit = { ...visitAt(moment), sessao }
    const itens = fillBasket(shelf, `carrinho ${n}`).map(({ idProduto, idAtributoSimples }) => ({
      idProduto,
      idAtributoSimples,
      quantidade: 1,
    }))
    if (itens.length === 0) continue
    await addItems(visit, { itens })
    await identifyBuyer(visit, { ...shopper(FIRST_SHOPPER + n).comprador, aceitaOfertas: false })
  }
}
