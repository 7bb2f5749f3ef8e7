import { DAY_MS } from '../../time/durations.ts'
import type { Family } from '../families/family.ts'
import type { Range } from '../sizes/size.ts'

/**
 * How many hours of play strings last, as ranges: hands, climate and taste differ. Sources:
 * - Guitar: 100 hours, or three months (https://mynewmicrophone.com/how-often-should-guitar-bass-strings-be-changed;
 *   https://tuneit.online/the-role-of-the-new-strings-when-tuning-the-guitar), an hour a day for three months
 *   (https://www.durbinrock.com/how-many-hours-do-guitar-strings-last); music shops say 20 to 30
 *   (https://stormermusic.com.au/when-to-change-guitar-strings), for whoever wants them as bright as new.
 * - Nylon: 100 to 200 hours (mynewmicrophone), somewhat less than 100 (tuneit). Bass: six to twelve months (mynewmicrophone),
 *   three to four (https://instrumentinsight.com/how-often-should-bass-guitar-strings-be-changed), at an hour a day.
 * - Bowed: six months of violin, three of its first string, somewhat more of larger ones, a year of double bass
 *   (https://www.yopw.org/articles.php?article=strings), at the six hours a week of a pupil in an orchestra.
 */
export const STRING_LIFE = {
  guitarra: [40, 100],
  violaoAco: [40, 100],
  violaoNailon: [80, 200],
  baixo: [100, 300],
  ukulele: [80, 200],
  cavaquinho: [40, 100],
  banjo: [40, 100],
  bandolim: [40, 100],
  violaCaipira: [40, 100],
  violino: [100, 200],
  violaDeArco: [100, 250],
  violoncelo: [150, 300],
  contrabaixo: [250, 400],
} as const satisfies Record<Family, Range>

/** A violin's first string, which turns false before the others. */
export const FIRST_OF_VIOLIN: Range = [60, 100]

/** Strings that are hardly played age too. */
const MAX_DAYS = 365

/** When a reminder comes, if nobody says otherwise: in the middle of how long strings last, to the ten hours. */
export function usualLife(family: Family): number {
  const [min, max] = STRING_LIFE[family]

  return Math.round((min + max) / 20) * 10
}

type Use = {
  /** The day of the last change (`YYYY-MM-DD`), if any. */
  trocadasEm: string | null
  horasSemana: number | null
  /** How many hours strings last. */
  vidaHoras: number
}

/** The day on which strings should be changed next; null if it isn't known when they were, or how much they are played. */
export function nextChange({ trocadasEm, horasSemana, vidaHoras }: Use): string | null {
  if (trocadasEm === null || horasSemana === null) return null
  const days = Math.min(MAX_DAYS, Math.round((vidaHoras / horasSemana) * 7))

  return new Date(Date.parse(trocadasEm) + days * DAY_MS).toISOString().slice(0, 10)
}
