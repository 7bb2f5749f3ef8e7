import { invoices } from './invoices.ts'
import { issuing } from './issuing.ts'
import { taxRules } from './tax-rules.ts'

/** The store's invoices: its tax rules, how it issues, and the invoices of an order. */
export const fiscal = { ...taxRules, ...issuing, ...invoices }
