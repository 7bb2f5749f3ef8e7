import { dayOf } from './statement-day.ts'

/**
 * Reads a time of OFX, `20261124153000.000[-3:BRT]` or `20261124`, as the day that is written there and, if the hour is
 * not midnight, the instant. The day is not converted: banks write the account's own day, and many add `000000[0:GMT]`
 * to it, which would become the day before. Without a zone, São Paulo's time counts. Null if invalid.
 */
export function ofxMoment(text: string): { dia: string; em: Date | null } | null {
  const [matched, year = '', month = '', day = '', hour = '00', minute = '00', second = '00', zone = '-3'] =
    FORMAT.exec(text.trim()) ?? []
  const dia = matched === undefined ? null : dayOf(year, month, day)
  if (!dia) return null
  const local = Date.parse(`${dia}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(local)) return null
  const offset = Number(zone)
  const isDayOnly = `${hour}${minute}${second}` === '000000' || Math.abs(offset) > MAX_OFFSET

  return { dia, em: isDayOnly ? null : new Date(local - offset * HOUR_MS) }
}

const FORMAT =
  /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(?:(\d{2})(?:\.\d{1,6})?)?)?(?:\[([+-]?\d{1,2}(?:\.\d{1,2})?)(?::[A-Z]{1,6})?\])?$/i
const HOUR_MS = 3_600_000
/** Hours. */
const MAX_OFFSET = 14
