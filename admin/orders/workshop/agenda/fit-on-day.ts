import type { WorkshopAgendaDay } from '#contract/orders/workshop/services.ts'
import { formatMinutes } from '#domain/workshop/duration.ts'

type FitOnDay = { fits: boolean; sentence: string }

/** Whether a day has time for so many minutes more, in a sentence for the member of staff who moves a job there. */
export function fitOnDay(
  { minutos, ocupados }: Pick<WorkshopAgendaDay, 'minutos' | 'ocupados'>,
  job: number,
): FitOnDay {
  if (minutos === 0) return { fits: false, sentence: 'A oficina está fechada neste dia.' }
  const free = Math.max(0, minutos - ocupados)
  if (free === 0) return { fits: false, sentence: 'Este dia já está cheio.' }
  const sentence = `Livre neste dia: ${formatMinutes(free)} de ${formatMinutes(minutos)}.`

  return job > free ? { fits: false, sentence: `${sentence} O trabalho não cabe.` } : { fits: true, sentence }
}
