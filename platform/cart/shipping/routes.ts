import { implement } from '@orpc/server'
import { shipping } from '#contract/settings/shipping.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { quoteCart } from './quote-cart.ts'
import { quoteGoods } from './quote-goods.ts'
import { quoteList } from './quote-list.ts'

const api = implement(shipping).$context<RequestContext>()

/** The endpoints of freight; implemented here because the shipping module depends on neither catalogue nor carts. */
export const shippingRoutes = api.router({
  product: api.product.handler(({ context, input: { cep, ...goods } }) =>
    quoteGoods(context, { cep, itens: [goods] }),
  ),
  list: api.list.handler(({ context, input }) => quoteList(context, input)),
  cart: api.cart.handler(({ context, input }) => quoteCart(context, input)),
})
