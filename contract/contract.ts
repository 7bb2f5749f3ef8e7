import type { ContractRouterClient } from '@orpc/contract'
import { cart } from './cart/cart.ts'
import { checkout } from './cart/checkout.ts'
import { personalLists } from './cart/personal-lists.ts'
import { savedItems } from './cart/saved-items.ts'
import { cartServices } from './cart/services.ts'
import { sharedCart } from './cart/shared-cart.ts'
import { wishlist } from './cart/wishlist.ts'
import { catalog } from './catalog/catalog.ts'
import { search } from './catalog/search.ts'
import { strings } from './catalog/strings/strings.ts'
import { content } from './content/content.ts'
import { guides } from './content/guides/guides.ts'
import { listening } from './content/listening.ts'
import { customers } from './customers/customers.ts'
import { instruments } from './customers/instruments.ts'
import { privacy } from './customers/privacy.ts'
import { pupilLists } from './customers/teaching/pupil-list.ts'
import { teaching } from './customers/teaching/teaching.ts'
import { marketing } from './marketing/marketing.ts'
import { orders } from './orders/orders.ts'
import { passports } from './orders/passports.ts'
import { ownSalesQuotes } from './orders/sales/own-sales-quotes.ts'
import { tradeIns } from './orders/trade-ins.ts'
import { ownWorkOrders } from './orders/workshop/own-work-orders.ts'
import { reviews } from './reviews/reviews.ts'
import { shipping } from './settings/shipping.ts'

/** The shop's API, by module. Shops, servers and tests call the platform through a client of this contract. */
export const contract = {
  cart,
  catalog,
  checkout,
  content,
  customers,
  guides,
  instruments,
  listening,
  marketing,
  orders,
  ownSalesQuotes,
  ownWorkOrders,
  passports,
  privacy,
  pupilLists,
  reviews,
  cartServices,
  personalLists,
  savedItems,
  search,
  sharedCart,
  shipping,
  strings,
  teaching,
  tradeIns,
  wishlist,
}

/** `chave` is the `idempotency-key` of a form's call. */
export type Api = ContractRouterClient<typeof contract, { chave?: string }>
