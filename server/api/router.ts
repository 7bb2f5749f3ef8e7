import { cartServicesRoutes } from '#platform/cart/items/services/routes.ts'
import { cartRoutes } from '#platform/cart/routes.ts'
import { savedItemsRoutes } from '#platform/cart/saved/routes.ts'
import { sharedCartRoutes } from '#platform/cart/shared/routes.ts'
import { shippingRoutes } from '#platform/cart/shipping/routes.ts'
import { teachingRoutes } from '#platform/cart/teaching/own-lists-routes.ts'
import { pupilListRoutes } from '#platform/cart/teaching/routes.ts'
import { personalListsRoutes } from '#platform/cart/wishlist/lists/routes.ts'
import { wishlistRoutes } from '#platform/cart/wishlist/routes.ts'
import { guidesRoutes } from '#platform/catalog/collections/guides/routes.ts'
import { listeningRoutes } from '#platform/catalog/media/routes.ts'
import { catalogRoutes } from '#platform/catalog/routes.ts'
import { stringsRoutes } from '#platform/catalog/strings/routes.ts'
import { buyAgainRoute, saleRoute, userRoute } from '#platform/checkout/order-routes.ts'
import { checkoutRoutes } from '#platform/checkout/routes.ts'
import { ownSalesQuotesRoutes } from '#platform/checkout/sales-quotes/routes.ts'
import { contentRoutes } from '#platform/content/routes.ts'
import { customersRoutes } from '#platform/customers/routes.ts'
import { marketingRoutes } from '#platform/marketing/routes.ts'
import { instrumentsRoutes } from '#platform/orders/buyer/instruments/routes.ts'
import { passportsRoutes } from '#platform/orders/buyer/passports/routes.ts'
import { tradeInsRoutes } from '#platform/orders/returns/trade-ins/routes.ts'
import { ordersRoutes } from '#platform/orders/routes.ts'
import { privacyRoutes } from '#platform/privacy/routes.ts'
import { productPage, reviewsRoutes } from '#platform/reviews/routes.ts'
import { searchRoutes } from '#platform/search/routes.ts'
import { ownWorkOrdersRoutes } from '#platform/workshop/routes.ts'

/** All modules' procedures under their contract names. The product page joins catalog and reviews. */
export const router = {
  cart: cartRoutes,
  catalog: { ...catalogRoutes, product: productPage },
  checkout: checkoutRoutes,
  content: contentRoutes,
  customers: { ...customersRoutes, startInternalSale: saleRoute, user: userRoute },
  guides: guidesRoutes,
  instruments: instrumentsRoutes,
  tradeIns: tradeInsRoutes,
  ownSalesQuotes: ownSalesQuotesRoutes,
  ownWorkOrders: ownWorkOrdersRoutes,
  listening: listeningRoutes,
  marketing: marketingRoutes,
  orders: { ...ordersRoutes, buyAgain: buyAgainRoute },
  passports: passportsRoutes,
  privacy: privacyRoutes,
  reviews: reviewsRoutes,
  search: searchRoutes,
  strings: stringsRoutes,
  shipping: shippingRoutes,
  cartServices: cartServicesRoutes,
  personalLists: personalListsRoutes,
  savedItems: savedItemsRoutes,
  pupilLists: pupilListRoutes,
  sharedCart: sharedCartRoutes,
  teaching: teachingRoutes,
  wishlist: wishlistRoutes,
}
