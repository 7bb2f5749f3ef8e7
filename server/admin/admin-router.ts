import { cartAdminRoutes } from '#platform/cart/admin-routes.ts'
import {
  brandsAdminRoutes,
  categoriesAdminRoutes,
  gridRoutes,
  landingPagesAdminRoutes,
  linksRoutes,
  listsAdminRoutes,
  mediaRoutes,
  priceListsRoutes,
  redirectsRoutes,
  showcasesAdminRoutes,
} from '#platform/catalog/admin-routes.ts'
import { guidesAdminRoutes } from '#platform/catalog/collections/guides/admin-routes.ts'
import { examplesAdminRoutes } from '#platform/catalog/examples/admin-routes.ts'
import { saleGoodsRoute } from '#platform/catalog/internal-sales-admin-routes.ts'
import { piecesAdminRoutes } from '#platform/catalog/pieces/admin-routes.ts'
import { productsAdminRoutes } from '#platform/catalog/products-admin-routes.ts'
import { servicesAdminRoutes } from '#platform/catalog/services/admin-routes.ts'
import { stockAdminRoutes } from '#platform/catalog/stock/admin-routes.ts'
import { abandonedCartRoutes } from '#platform/checkout/abandoned-carts-admin-routes.ts'
import { salesAdminRoutes } from '#platform/checkout/admin-routes.ts'
import { salesQuotesAdminRoutes } from '#platform/checkout/sales-quotes/admin-routes.ts'
import { contentAdminRoutes } from '#platform/content/admin-routes.ts'
import { menusAdminRoutes } from '#platform/content/menus-admin-routes.ts'
import { hostingRoutes, settingsRoutes } from '#platform/content/settings-admin-routes.ts'
import { customersAdminRoutes } from '#platform/customers/admin-routes.ts'
import { priceGroupRoutes } from '#platform/customers/price-groups-admin-routes.ts'
import { teachingAdminRoutes } from '#platform/customers/teaching/admin-routes.ts'
import { auditRoutes } from '#platform/infrastructure/audit/admin-routes.ts'
import { filesRoutes, picturesRoutes } from '#platform/infrastructure/storage/admin-routes.ts'
import { integrationsRoutes } from '#platform/integrations/admin-routes.ts'
import { mailServerRoutes } from '#platform/mail/admin-routes.ts'
import { marketingAdminRoutes } from '#platform/marketing/admin-routes.ts'
import { ordersAdminRoutes } from '#platform/orders/admin-routes.ts'
import { passportsAdminRoutes } from '#platform/orders/buyer/passports/admin-routes.ts'
import { fiscalRoutes } from '#platform/orders/invoices/admin-routes.ts'
import { undoOwnPixRoute } from '#platform/orders/own-pix-admin-routes.ts'
import { tradeInsAdminRoutes } from '#platform/orders/returns/trade-ins/admin-routes.ts'
import { classShipmentsAdminRoutes } from '#platform/orders/shipping/classes/admin-routes.ts'
import { pieceOrderRoutes, stockOrderRoutes } from '#platform/orders/stock-admin-routes.ts'
import { panelRoutes } from '#platform/panel/admin-routes.ts'
import { openingRoutes } from '#platform/panel/opening/admin-routes.ts'
import { paymentAccountsRoutes } from '#platform/payments/accounts/admin-routes.ts'
import { ownPixRoutes } from '#platform/payments/own-pix-admin-routes.ts'
import { privacyAdminRoutes } from '#platform/privacy/admin-routes.ts'
import { reviewsAdminRoutes } from '#platform/reviews/admin-routes.ts'
import { searchesAdminRoutes } from '#platform/search/admin-routes.ts'
import {
  freightAccountsRoutes,
  freightMethodsRoutes,
  freightRoutes,
} from '#platform/shipping/admin-routes.ts'
import { staffRoutes } from '#platform/staff/admin-routes.ts'
import { alertsRoutes } from '#platform/staff/alerts/admin-routes.ts'
import { transfersRoutes } from '#platform/transfers/admin-routes.ts'
import { workOrdersAdminRoutes } from '#platform/workshop/admin-routes.ts'
import { agendaAdminRoutes } from '#platform/workshop/agenda/admin-routes.ts'

/** All procedures of the panel's API, under their contract names. */
export const adminRouter = {
  audit: auditRoutes,
  carts: { ...cartAdminRoutes, ...abandonedCartRoutes },
  content: contentAdminRoutes,
  customers: customersAdminRoutes,
  examples: examplesAdminRoutes,
  files: filesRoutes,
  freightAccounts: freightAccountsRoutes,
  fiscal: fiscalRoutes,
  freightMethods: freightMethodsRoutes,
  guides: guidesAdminRoutes,
  integrations: integrationsRoutes,
  mailServer: mailServerRoutes,
  marketing: marketingAdminRoutes,
  orders: ordersAdminRoutes,
  opening: openingRoutes,
  tradeIns: tradeInsAdminRoutes,
  ownPix: { ...ownPixRoutes, ...undoOwnPixRoute },
  panel: panelRoutes,
  classShipments: classShipmentsAdminRoutes,
  passports: passportsAdminRoutes,
  paymentAccounts: paymentAccountsRoutes,
  privacy: privacyAdminRoutes,
  pictures: picturesRoutes,
  products: productsAdminRoutes,
  reviews: reviewsAdminRoutes,
  hosting: hostingRoutes,
  services: { ...servicesAdminRoutes, ...agendaAdminRoutes },
  settings: { ...settingsRoutes, ...freightRoutes },
  sales: { ...salesAdminRoutes, goods: saleGoodsRoute },
  salesQuotes: salesQuotesAdminRoutes,
  brands: brandsAdminRoutes,
  categories: categoriesAdminRoutes,
  grid: gridRoutes,
  landingPages: landingPagesAdminRoutes,
  links: linksRoutes,
  lists: listsAdminRoutes,
  media: mediaRoutes,
  menus: menusAdminRoutes,
  pieces: { ...piecesAdminRoutes, ...pieceOrderRoutes },
  priceLists: { ...priceListsRoutes, ...priceGroupRoutes },
  redirects: redirectsRoutes,
  searches: searchesAdminRoutes,
  showcases: showcasesAdminRoutes,
  alerts: alertsRoutes,
  staff: staffRoutes,
  stock: { ...stockAdminRoutes, ...stockOrderRoutes },
  teaching: teachingAdminRoutes,
  transfers: transfersRoutes,
  workOrders: workOrdersAdminRoutes,
}
