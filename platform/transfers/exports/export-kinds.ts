import type { ExportKind } from '#contract/panel/transfers.ts'
import { customersExport } from '../kinds/customers.ts'
import { freightExport } from '../kinds/freight.ts'
import type { ExportAdapter } from '../kinds/kind.ts'
import { ordersExport } from '../kinds/orders.ts'
import { pricesExport } from '../kinds/prices.ts'
import { productsExport } from '../kinds/products-export.ts'
import { redirectsExport } from '../kinds/redirects.ts'
import { stockExport } from '../kinds/stock.ts'

/** Everything that can be exported. */
export const EXPORT_KINDS: Record<ExportKind, ExportAdapter> = {
  produtos: productsExport,
  estoque: stockExport,
  precos: pricesExport,
  clientes: customersExport,
  pedidos: ordersExport,
  fretes: freightExport,
  redirecionamentos: redirectsExport,
}

/** Kinds with personal data. */
export const PERSONAL: ReadonlySet<ExportKind> = new Set(['clientes', 'pedidos'])
