/**
 * Reads a date and time as spreadsheets and other shops write it, and returns ISO 8601: `03/02/2024 14:30`, `2024-02-03
 * 14:30:00 -0300`; a date alone is its beginning. Without a zone it is São Paulo time with the offset of that date.
 * Null if invalid.
 */
export function readMoment(text: string): string | null {
  const [, d, m, y, ...brazilian] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? (?:às )?(\d{1,2})[:h](\d{2})(?::(\d{2}))?)?$/.exec(text) ?? []
  if (y) return momentOf([y, m, d], brazilian)
  const [, year, month, day, ...rest] =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?$/.exec(
      text,
    ) ?? []

  return year ? momentOf([year, month, day], rest) : null
}

type MomentOfInput = readonly (string | undefined)[]

function momentOf(
  date: MomentOfInput,
  [hour = '00', minute = '00', second = '00', zone]: MomentOfInput,
): string | null {
  const dia = date.map((part = '') => part.padStart(2, '0')).join('-')
  const local = `${dia}T${hour.padStart(2, '0')}:${minute}:${second}`
  // An invalid calendar day rolls over into the next month.
  if (!iso(`${local}Z`)?.startsWith(local)) return null
  if (zone) return iso(local + offsetOf(zone))
  const fits = OFFSETS.find((offset) => onTheClock(local + offset) === local.slice(0, 16).replace('T', ' '))

  return iso(local + (fits ?? OFFSETS[0]))
}

/** The standard offset, and that of summer time until 2019. */
const OFFSETS = ['-03:00', '-02:00'] as const

function offsetOf(zone: string): string {
  return zone === 'UTC' || zone === 'Z' ? 'Z' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2')
}

function iso(text: string): string | null {
  const moment = new Date(text)

  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

function onTheClock(text: string): string {
  return CLOCK.format(new Date(text))
}

// The Swedish locale writes dates in ISO 8601.
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})
