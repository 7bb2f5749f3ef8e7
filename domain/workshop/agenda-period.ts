import { dayAfter } from '../time/business-days-calendar.ts'

/** What the agenda shows at a time. */
export const AGENDA_VIEWS = ['semana', 'mes'] as const

export type AgendaView = (typeof AGENDA_VIEWS)[number]

/** The days, whole weeks from Sunday on, of the week or the month of a day. */
export function agendaPeriod(view: AgendaView, day: string): { from: string; length: number } {
  if (view === 'semana') return { from: sundayOf(day), length: 7 }
  const from = sundayOf(`${day.slice(0, 7)}-01`)
  const end = stepped('mes', day, 1)
  let length = 28
  while (dayAfter(from, length) < end) length += 7

  return { from, length }
}

/** The day one week, or the first of the month, before or after. */
export function stepped(view: AgendaView, day: string, by: 1 | -1): string {
  if (view === 'semana') return dayAfter(day, 7 * by)
  const month = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  month.setUTCMonth(month.getUTCMonth() + by)

  return month.toISOString().slice(0, 10)
}

function sundayOf(day: string): string {
  return dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
}
