/** A day, or a day with hour and minute. */
export type DateShape = 'day' | 'moment'

/** Placeholder of an empty date field. */
export const DATE_HINTS: Record<DateShape, string> = { day: 'dd/mm/aaaa', moment: 'dd/mm/aaaa hh:mm' }

const DIGITS: Record<DateShape, number> = { day: 8, moment: 12 }

/** Formats a local date (`2026-11-21`, `2026-11-21T09:30`) as it is written in Brazil; empty for an empty one. */
export function writeDate(local: string, shape: DateShape): string {
  const [, year, month, day, time = ''] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(local) ?? []
  if (year === undefined) return ''
  const date = `${day}/${month}/${year}`

  return shape === 'day' ? date : `${date} ${time}`.trim()
}

/** Returns the local date that was typed in full; null if it is invalid or incomplete, as 31/02. */
export function readDate(text: string, shape: DateShape): string | null {
  const typed = /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d):(\d\d))?$/.exec(text.trim())
  if (!typed) return null
  const [, day, month, year, hour, minute] = typed
  const date = `${year}-${month}-${day}`
  const utc = new Date(`${date}T00:00:00Z`)
  // `Date` reads a day that the month does not have as one of the next month.
  if (Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(date) || Number(year) < 1900) return null
  if (shape === 'day') return hour === undefined ? date : null

  return hour !== undefined && Number(hour) < 24 && Number(minute) < 60 ? `${date}T${hour}:${minute}` : null
}

/** Formats typed or pasted digits with separators. */
export function maskDate(text: string, shape: DateShape): string {
  if (/^\d{4}-\d\d-\d\d/.test(text)) return writeDate(text, shape)
  const padded = text.replace(/^(\d)\//, '0$1/').replace(/\/(\d)\//, '/0$1/')
  const digits = padded.replace(/\D/g, '').slice(0, DIGITS[shape])
  const [day, month, year, hour, minute] = [
    digits.slice(0, 2),
    digits.slice(2, 4),
    digits.slice(4, 8),
    digits.slice(8, 10),
    digits.slice(10),
  ]
  const date = [day, month, year].filter(Boolean).join('/')
  const time = [hour, minute].filter(Boolean).join(':')

  return time === '' ? date : `${date} ${time}`
}
