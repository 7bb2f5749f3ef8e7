import type { ContractRouterClient } from '@orpc/contract'
import { carts } from './cart/abandoned-carts.ts'
import { brands } from './catalog/brands.ts'
import { categories } from './catalog/categories.ts'
import { examples } from './catalog/examples.ts'
import { grid } from './catalog/grid.ts'
import { lists } from './catalog/lists.ts'
import { pieces } from './catalog/pieces.ts'
import { priceLists } from './catalog/price-lists.ts'
import { links } from './catalog/product-links.ts'
import { products } from './catalog/products.ts'
import { searches } from './catalog/searches.ts'
import { showcases } from './catalog/showcases.ts'
import { stock } from './catalog/stock.ts'
import { content } from './content/admin-content.ts'
import { files } from './content/files.ts'
import { guides } from './content/guides/admin-guides.ts'
import { landingPages } from './content/landing-pages.ts'
import { menus } from './content/menus.ts'
import { pictures } from './content/pictures.ts'
import { media } from './content/product-media.ts'
import { redirects } from './content/redirects.ts'
import { customers } from './customers/admin-customers.ts'
import { privacy } from './customers/admin-privacy.ts'
import { teaching } from './customers/teaching/admin-teaching.ts'
import { classShipments } from './customers/teaching/class-shipments.ts'
import { marketing } from './marketing/admin-marketing.ts'
import { orders } from './orders/admin-orders.ts'
import { passports } from './orders/admin-passports.ts'
import { tradeIns } from './orders/admin-trade-ins.ts'
import { fiscal } from './orders/fiscal/fiscal.ts'
import { ownPix } from './orders/own-pix.ts'
import { sales } from './orders/sales/internal-sales.ts'
import { salesQuotes } from './orders/sales/sales-quotes.ts'
import { services } from './orders/workshop/services.ts'
import { workOrders } from './orders/workshop/work-orders.ts'
import { alerts } from './panel/alerts.ts'
import { audit } from './panel/audit.ts'
import { integrations } from './panel/integrations.ts'
import { opening } from './panel/opening.ts'
import { panel } from './panel/panel.ts'
import { staff } from './panel/staff.ts'
import { transfers } from './panel/transfers.ts'
import { reviews } from './reviews/admin-reviews.ts'
import { settings } from './settings/admin-settings.ts'
import { freightAccounts } from './settings/freight-accounts.ts'
import { freightMethods } from './settings/freight-methods.ts'
import { hosting } from './settings/hosting.ts'
import { mailServer } from './settings/mail-server.ts'
import { paymentAccounts } from './settings/payment-accounts.ts'

/** The panel's API, by module. */
export const adminContract = {
  alerts,
  audit,
  carts,
  content,
  customers,
  examples,
  files,
  freightAccounts,
  fiscal,
  freightMethods,
  guides,
  integrations,
  mailServer,
  marketing,
  orders,
  opening,
  ownPix,
  tradeIns,
  panel,
  classShipments,
  passports,
  paymentAccounts,
  pictures,
  privacy,
  products,
  reviews,
  searches,
  hosting,
  services,
  settings,
  sales,
  salesQuotes,
  brands,
  categories,
  grid,
  landingPages,
  links,
  media,
  lists,
  menus,
  pieces,
  priceLists,
  redirects,
  showcases,
  staff,
  stock,
  teaching,
  transfers,
  workOrders,
}

export type AdminApi = ContractRouterClient<typeof adminContract>
