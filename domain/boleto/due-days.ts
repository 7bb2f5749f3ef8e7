import { addBusinessDays, isBusinessDay, nextBusinessDay } from '../business-days.ts'

/** The due date of a boleto made on a day (`YYYY-MM-DD`): so many days later on which banks are open. */
export function dueDay(made: string, businessDays: number): string {
  return addBusinessDays(made, businessDays, 'bancario')
}

/** The last day on which a boleto is paid without a fine: a due date on which banks are closed waits for the next day. */
export function payableUntil(vencimento: string): string {
  return isBusinessDay(vencimento, 'bancario') ? vencimento : nextBusinessDay(vencimento, 'bancario')
}

/**
 * The day after which a boleto counts as unpaid. One that was paid on the last day may take three business days until the
 * store learns of it, so until then its goods stay reserved.
 */
export function settledBy(vencimento: string): string {
  return addBusinessDays(payableUntil(vencimento), CLEARING, 'bancario')
}

/** What the shops of Brazil tell their customers: "até 3 dias úteis". */
const CLEARING = 3
