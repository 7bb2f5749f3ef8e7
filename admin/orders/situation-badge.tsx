import { Badge, ColorSwatch, Group, Text } from '@mantine/core'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { SITUATION_COLORS } from './situations.ts'

type SituationBadgeProps = Pick<AdminOrder, 'situacao' | 'titulo'> & Partial<Pick<AdminOrder, 'teste'>>

/** An order's situation as text with a coloured dot, and whether it is only a test. */
export function SituationBadge({ situacao, titulo, teste = false }: SituationBadgeProps) {
  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex">
      <ColorSwatch component="span" color={SITUATION_COLORS[situacao]} size={8} withShadow={false} />
      <Text span size="sm">
        {titulo}
      </Text>
      {teste && (
        <Badge component="span" variant="default" size="sm">
          Teste
        </Badge>
      )}
    </Group>
  )
}
