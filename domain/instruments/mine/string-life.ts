import { DAY_MS } from '../../time/durations.ts'
import type { Family } from '../families/family.ts'

/**
 * How many hours of play strings last. Plucked: 80 to 100 hours, about three months (onemusiclife.com, "How often
 * should guitar strings be changed"; alaskawoods.com: 100). Bowed: six months of violin and somewhat more of larger ones,
 * a year of double bass (Young Orchestra, yopw.org, "Strings"), at the six hours a week of a pupil in an orchestra.
 */
const LIFE: Partial<Record<Family, number>> = {
  violino: 150,
  violaDeArco: 150,
  violoncelo: 200,
  contrabaixo: 300,
}

const PLUCKED = 100

/** Strings that are hardly played age too. */
const MAX_DAYS = 365

export function usualLife(family: Family): number {
  return LIFE[family] ?? PLUCKED
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
