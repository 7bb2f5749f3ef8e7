import { dateFormat } from './date-format.ts'

/** Formats a timestamp (ISO 8601) as `21/11/2026 às 14h30`, in São Paulo time. */
export function formatMoment(moment: string): string {
  const { day, month, year, hour, minute } = Object.fromEntries(
    parts()
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  )

  return `${day}/${month}/${year} às ${hour}h${minute}`
}

const parts = dateFormat({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
