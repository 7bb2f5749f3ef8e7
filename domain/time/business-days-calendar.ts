/** `entrega`: holidays of carriers. `bancario`: holidays of banks, including Carnaval and Corpus Christi. */
export type Calendar = 'entrega' | 'bancario'

/**
 * Returns the national holidays of a year as `YYYY-MM-DD`, for banks including the optional days on which they are
 * closed. State and city holidays are not included.
 */
export function holidaysOf(year: number, calendar: Calendar): ReadonlySet<string> {
  const key = `${year} ${calendar}`
  const holidays = known.get(key) ?? new Set(listHolidays(year, calendar))
  known.set(key, holidays)

  return holidays
}

/** Adds days to a day; both are `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)

  return moment.toISOString().slice(0, 10)
}

const known = new Map<string, ReadonlySet<string>>()

/** With the first year of each. 20 November: Lei 14.759/2023. */
const FIXED: readonly (readonly [day: string, since: number])[] = [
  ['01-01', 0],
  ['04-21', 0],
  ['05-01', 0],
  ['09-07', 0],
  ['10-12', 0],
  ['11-02', 0],
  ['11-15', 0],
  ['11-20', 2024],
  ['12-25', 0],
]

const GOOD_FRIDAY = -2
/** Monday and Tuesday of Carnaval, and Corpus Christi. */
const BANKS_CLOSED = [-48, -47, 60]

function listHolidays(year: number, calendar: Calendar): string[] {
  const movable = calendar === 'bancario' ? [GOOD_FRIDAY, ...BANKS_CLOSED] : [GOOD_FRIDAY]
  const easter = easterOf(year)

  return [
    ...FIXED.filter(([, since]) => year >= since).map(([day]) => `${year}-${day}`),
    ...movable.map((days) => dayAfter(easter, days)),
  ]
}

/** The anonymous Gregorian algorithm; the letters are those of its usual statement. */
function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  const [month, day] = [Math.floor(n / 31), (n % 31) + 1]

  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
