const SAO_PAULO = 'America/Sao_Paulo'

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: SAO_PAULO })
const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: SAO_PAULO,
})
const TIME = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: SAO_PAULO })

/** `21/11/2026`, in São Paulo, of an instant. */
export function formatDay(instant: string): string {
  return DAY.format(new Date(instant))
}

/** `21/11/2026, 14:05`, in São Paulo, of an instant. */
export function formatMoment(instant: string): string {
  return MOMENT.format(new Date(instant))
}

/** `14:05`, in São Paulo, of an instant. */
export function formatTime(instant: string): string {
  return TIME.format(new Date(instant))
}
