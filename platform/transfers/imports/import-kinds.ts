import type { ImportKind } from '#contract/panel/transfers.ts'
import { customersImport } from '../kinds/customers.ts'
import { freightImport } from '../kinds/freight.ts'
import type { ImportAdapter } from '../kinds/kind.ts'
import { ordersImport } from '../kinds/orders-import.ts'
import { pricesImport } from '../kinds/prices.ts'
import { productsImport } from '../kinds/products.ts'
import { redirectsImport } from '../kinds/redirects.ts'
import { stockImport } from '../kinds/stock.ts'

/** Everything that can be imported. */
export const IMPORT_KINDS: Record<ImportKind, ImportAdapter> = {
  produtos: productsImport,
  estoque: stockImport,
  precos: pricesImport,
  clientes: customersImport,
  pedidos: ordersImport,
  fretes: freightImport,
  redirecionamentos: redirectsImport,
}
