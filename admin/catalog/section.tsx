import { Group, Paper, Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

type SectionProps = { titulo: string; acoes?: ReactNode; children: ReactNode }

/** One part of a long form, under a title of its own. */
export function Section({ titulo, acoes, children }: SectionProps) {
  const id = useId()

  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} id={id}>
            {titulo}
          </Title>
          {acoes}
        </Group>
        {children}
      </Stack>
    </Paper>
  )
}
