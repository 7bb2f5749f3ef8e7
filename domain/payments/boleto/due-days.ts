import { addBusinessDays } from '#domain/time/business-days.ts'

/**
 * Returns the due date of a boleto issued on a day (`YYYY-MM-DD`): the given number of banking days later. Since it is
 * always a banking day, no bank has to accept payment on the day after (FEBRABAN): the due date is also the last day to
 * pay.
 */
export function dueDay(issued: string, businessDays: number): string {
  return addBusinessDays(issued, businessDays, 'bancario')
}
