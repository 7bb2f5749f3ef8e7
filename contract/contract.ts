import type { ContractRouterClient } from '@orpc/contract'
import { cart } from './cart.ts'
import { catalog } from './catalog.ts'
import { checkout } from './checkout.ts'
import { content } from './content.ts'
import { customers } from './customers.ts'
import { marketing } from './marketing.ts'
import { orders } from './orders.ts'
import { privacy } from './privacy.ts'
import { reviews } from './reviews.ts'
import { savedItems } from './saved-items.ts'
import { search } from './search.ts'
import { sharedCart } from './shared-cart.ts'
import { shipping } from './shipping.ts'
import { wishlist } from './wishlist.ts'

/** All that the store answers, by area. Shops, servers and tests speak to the platform through a client of this. */
export const contract = {
  cart,
  catalog,
  checkout,
  content,
  customers,
  marketing,
  orders,
  privacy,
  reviews,
  savedItems,
  search,
  sharedCart,
  shipping,
  wishlist,
}

/** `chave` is the `idempotency-key` of a call that a page makes for a form. */
export type Api = ContractRouterClient<typeof contract, { chave?: string }>
