import { type FieldProblem, problem } from '../format/field-problem.ts'

/** How the workshop works, as the merchant sets it. */
export type WorkshopSettings = {
  /** Minutes of work on each day of the week, from Sunday to Saturday. */
  semana: number[]
  /** For how many days a quote holds. */
  validadeOrcamento: number
  /** Whether instruments may be brought to the counter, so that the shop says so. */
  recebeNoBalcao: boolean
  /** What shoppers read about the workshop: where it is, when, by whom. */
  texto: string
}

/** The most minutes of one day: ten people of eight hours. */
export const MAX_DAY_MINUTES = 4800

/** What a new store starts with. */
export const DEFAULT_WORKSHOP_SETTINGS: WorkshopSettings = {
  semana: [0, 240, 240, 240, 240, 240, 0],
  validadeOrcamento: 10,
  recebeNoBalcao: false,
  texto: '',
}

/** Returns what is wrong with settings. */
export function workshopProblems({ semana, recebeNoBalcao, texto }: WorkshopSettings): FieldProblem[] {
  return [
    ...problem(
      'semana',
      semana.some((minutes) => minutes > 0) ? null : 'A oficina precisa trabalhar em pelo menos um dia.',
    ),
    ...problem(
      'texto',
      recebeNoBalcao && texto.trim() === '' ? 'Diga ao cliente onde e quando deixar o instrumento.' : null,
    ),
  ]
}

/** An exception to the week: the workshop works shorter or longer on a day, or not at all. */
export type WorkshopDay = { minutos: number; motivo: string }

/**
 * Returns the minutes that the workshop works on a day, `YYYY-MM-DD`: what an exception says; else nothing on holidays
 * and the store's own days off; else what the week says. Weekends follow the week, since a workshop may work on days
 * on which the store sends nothing.
 */
export function workshopCapacity(
  { semana }: Pick<WorkshopSettings, 'semana'>,
  exceptions: ReadonlyMap<string, Pick<WorkshopDay, 'minutos'>>,
  isStoreDay: (day: string) => boolean,
): (day: string) => number {
  return (day) => {
    const exception = exceptions.get(day)
    if (exception) return exception.minutos
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    const isWeekend = weekday === 0 || weekday === 6

    return isWeekend || isStoreDay(day) ? (semana[weekday] ?? 0) : 0
  }
}
