import { dateFormat } from './date-format.ts'

/**
 * Formats a timestamp (ISO 8601, or a Date) as `21 de novembro de 2026`, in São Paulo time, so that server and browser
 * agree.
 */
export function formatDate(moment: string | Date): string {
  return long().format(new Date(moment))
}

/** Formats it as `21/11/2026`, for tables and other dense places. */
export function formatShortDate(moment: string | Date): string {
  return short().format(new Date(moment))
}

/** Formats a day (`YYYY-MM-DD`) as `21/11/2026`, independent of time zones. */
export function formatDay(dia: string): string {
  return dia.split('-').reverse().join('/')
}

/** Formats a day (`YYYY-MM-DD`) as `21 de novembro de 2026`, independent of time zones. */
export function formatLongDay(dia: string): string {
  return formatDate(`${dia}T12:00-03:00`)
}

/** Formats a day (`YYYY-MM-DD`) as `sexta-feira, 27 de novembro`. */
export function formatWeekday(dia: string): string {
  return weekday().format(new Date(`${dia}T00:00:00Z`))
}

const long = dateFormat({ dateStyle: 'long' })
const short = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' })
const weekday = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
