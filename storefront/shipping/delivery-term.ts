import type { Freight } from '#contract/settings/shipping.ts'
import { dateFormat } from '#domain/time/date-format.ts'

/** The delivery time as text: `em até 5 dias úteis`. */
export function termText({ tipo, prazo, aCombinar }: Pick<Freight, 'tipo' | 'prazo' | 'aCombinar'>): string {
  if (aCombinar) return 'em dia a combinar'
  if (prazo === 0) return tipo === 'retirada' ? 'pronto no mesmo dia' : 'no mesmo dia'
  const days = `em até ${prazo} ${prazo === 1 ? 'dia útil' : 'dias úteis'}`

  return tipo === 'retirada' ? `pronto ${days}` : days
}

/** Said below all delivery options. */
export const TERM_NOTE = 'O prazo conta a partir da confirmação do pagamento.'

/** A day (`YYYY-MM-DD`) as `27 de novembro`. */
export function dayText(dia: string): string {
  // A date without a time is parsed as UTC, and formatted as UTC.
  return day().format(new Date(dia))
}

const day = dateFormat({
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
