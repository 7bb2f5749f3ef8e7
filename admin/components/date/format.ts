const SAO_PAULO = 'America/Sao_Paulo'

const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: SAO_PAULO,
})
const TIME = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: SAO_PAULO })

/** Formats an instant in São Paulo as `21/11/2026, 14:05`. */
export function formatMoment(instant: string): string {
  return MOMENT.format(new Date(instant))
}

/** Formats an instant in São Paulo as `14:05`. */
export function formatTime(instant: string): string {
  return TIME.format(new Date(instant))
}
