/**
 * A moment (ISO 8601, or a date) as `21 de novembro de 2026`, on the clock of São Paulo: server and browser write the same.
 */
export function formatDate(moment: string | Date): string {
  return LONG.format(new Date(moment))
}

/** The same moment as `21/11/2026`, for tables and other dense places. */
export function formatShortDate(moment: string | Date): string {
  return SHORT.format(new Date(moment))
}

/** A day (`YYYY-MM-DD`) as `21/11/2026`: it belongs to no clock. */
export function formatDay(dia: string): string {
  return dia.split('-').reverse().join('/')
}

const timeZone = 'America/Sao_Paulo'
const LONG = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone })
const SHORT = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone,
})
