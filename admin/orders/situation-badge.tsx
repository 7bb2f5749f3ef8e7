import { Badge } from '@mantine/core'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { SITUATION_COLORS } from './situations.ts'

/** Where an order stands, in its words and colour. */
export function SituationBadge({ situacao, titulo }: Pick<AdminOrder, 'situacao' | 'titulo'>) {
  return (
    <Badge variant="outline" color={SITUATION_COLORS[situacao]} tt="none" fw={500}>
      {titulo}
    </Badge>
  )
}
