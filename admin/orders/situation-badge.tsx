import { ColorSwatch, Group, Text } from '@mantine/core'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { SITUATION_COLORS } from './situations.ts'

/** An order's situation as text with a coloured dot. */
export function SituationBadge({ situacao, titulo }: Pick<AdminOrder, 'situacao' | 'titulo'>) {
  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex">
      <ColorSwatch component="span" color={SITUATION_COLORS[situacao]} size={8} withShadow={false} />
      <Text span size="sm">
        {titulo}
      </Text>
    </Group>
  )
}
