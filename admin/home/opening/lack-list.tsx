import { Badge, Group, List, Text } from '@mantine/core'
import type { Checklist } from '#contract/panel/opening.ts'
import { WEIGHTS } from './steps.ts'

type LackListProps = {
  lacks: Checklist['passos'][number]['faltas']
  /** Whether each says how much it weighs. */
  weighed: boolean
}

/** What lacks, how much it weighs, and what opening without it means. */
export function LackList({ lacks, weighed }: LackListProps) {
  return (
    <List listStyleType="none" spacing="xs" maw={680}>
      {lacks.map(({ motivo, peso, lei, texto, consequencia }) => (
        <List.Item key={motivo}>
          <Group gap="xs">
            <Text size="sm" fw={600}>
              {texto}
            </Text>
            {weighed && (
              <Badge variant="light" color={WEIGHTS[peso].color} size="sm" tt="none">
                {WEIGHTS[peso].label}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="gray.7">
            {consequencia}
            {lei !== null && ` (${lei})`}
          </Text>
        </List.Item>
      ))}
    </List>
  )
}
