import type { ContractRouterClient } from '@orpc/contract'
import { alerts } from './alerts.ts'
import { audit } from './audit.ts'
import { brands } from './brands.ts'
import { carts } from './carts.ts'
import { categories } from './categories.ts'
import { content } from './content.ts'
import { customers } from './customers.ts'
import { files } from './files.ts'
import { grid } from './grid.ts'
import { integrations } from './integrations.ts'
import { landingPages } from './landing-pages.ts'
import { links } from './links.ts'
import { lists } from './lists.ts'
import { marketing } from './marketing.ts'
import { menus } from './menus.ts'
import { orders } from './orders.ts'
import { panel } from './panel.ts'
import { pictures } from './pictures.ts'
import { priceLists } from './price-lists.ts'
import { privacy } from './privacy.ts'
import { products } from './products.ts'
import { redirects } from './redirects.ts'
import { reviews } from './reviews.ts'
import { sales } from './sales.ts'
import { searches } from './searches.ts'
import { settings } from './settings.ts'
import { showcases } from './showcases.ts'
import { staff } from './staff.ts'
import { stock } from './stock.ts'
import { transfers } from './transfers.ts'

/** All that the panel asks for, by area. */
export const adminContract = {
  alerts,
  audit,
  carts,
  content,
  customers,
  files,
  integrations,
  marketing,
  orders,
  panel,
  pictures,
  privacy,
  products,
  reviews,
  searches,
  settings,
  sales,
  brands,
  categories,
  grid,
  landingPages,
  links,
  lists,
  menus,
  priceLists,
  redirects,
  showcases,
  staff,
  stock,
  transfers,
}

export type AdminApi = ContractRouterClient<typeof adminContract>
