import { formatMoment } from '#admin/components/date/format.ts'
import { isShownAt } from '#domain/time/shown-at.ts'

type Period = { dataInicial: string | null; dataFinal: string | null }

/** Tells whether a banner is shown, until when, or from when; with the badge's colour. */
export function bannerStage({ dataInicial, dataFinal }: Period, now: Date): { text: string; color: string } {
  if (isShownAt({ dataInicial, dataFinal, dispositivo: 'todos' }, now, 'desktop'))
    return { text: dataFinal === null ? 'No ar' : `Até ${formatMoment(dataFinal)}`, color: 'pine' }

  return dataInicial !== null && new Date(dataInicial) > now
    ? { text: `A partir de ${formatMoment(dataInicial)}`, color: 'blue' }
    : { text: 'Encerrado', color: 'gray' }
}
