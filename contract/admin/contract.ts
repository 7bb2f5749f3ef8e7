import type { ContractRouterClient } from '@orpc/contract'
import { audit } from './audit.ts'
import { carts } from './carts.ts'
import { customers } from './customers.ts'
import { integrations } from './integrations.ts'
import { marketing } from './marketing.ts'
import { orders } from './orders.ts'
import { pictures } from './pictures.ts'
import { privacy } from './privacy.ts'
import { products } from './products.ts'
import { reviews } from './reviews.ts'
import { sales } from './sales.ts'
import { settings } from './settings.ts'
import { staff } from './staff.ts'
import { stock } from './stock.ts'

/** All that the panel asks for, by area. */
export const adminContract = {
  audit,
  carts,
  customers,
  integrations,
  marketing,
  orders,
  pictures,
  privacy,
  products,
  reviews,
  settings,
  sales,
  staff,
  stock,
}

export type AdminApi = ContractRouterClient<typeof adminContract>
