import { addBusinessDays } from '#domain/time/business-days.ts'

/**
 * The due date of a boleto made on a day (`YYYY-MM-DD`): so many days later on which banks are open. It never falls on a day on
 * which a bank would have to take it on the next (FEBRABAN), so it is also the last day to pay on.
 */
export function dueDay(made: string, businessDays: number): string {
  return addBusinessDays(made, businessDays, 'bancario')
}
