import { Badge } from '@mantine/core'
import type { SalesQuoteSituation } from '#domain/order/sales-quote/sales-quote.ts'

const COLOURS: Record<SalesQuoteSituation, string> = {
  aberta: 'blue',
  aceita: 'pine',
  vencida: 'orange',
  cancelada: 'gray',
}

export const SITUATION_WORDS: Record<SalesQuoteSituation, string> = {
  aberta: 'Aberta',
  aceita: 'Aceita',
  vencida: 'Vencida',
  cancelada: 'Cancelada',
}

/** Where a quote stands. */
export function SituationBadge({ situacao }: { situacao: SalesQuoteSituation }) {
  return (
    <Badge variant="light" color={COLOURS[situacao]}>
      {SITUATION_WORDS[situacao]}
    </Badge>
  )
}
