import { dateFormat } from '#domain/time/date-format.ts'

const moment = dateFormat({ dateStyle: 'short', timeStyle: 'short' })
const time = dateFormat({ timeStyle: 'short' })

/** Formats an instant in São Paulo as `21/11/2026, 14:05`. */
export function formatMoment(instant: string): string {
  return moment().format(new Date(instant))
}

/** Formats an instant in São Paulo as `14:05`. */
export function formatTime(instant: string): string {
  return time().format(new Date(instant))
}
