import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type SectionProps = {
  titulo: string
  /** What it is for. */
  texto?: ReactNode
  /** What can be done with it, beside the title. */
  acoes?: ReactNode
  children: ReactNode
}

/** A part of a page under a title of its own. */
export function Section({ titulo, texto, acoes, children }: SectionProps) {
  return (
    <Paper withBorder p="md" component="section" aria-label={titulo}>
      <Stack gap="sm">
        <div>
          <Group justify="space-between" gap="xs">
            <Title order={2}>{titulo}</Title>
            {acoes}
          </Group>
          {texto !== undefined && (
            <Text size="sm" c="gray.6" maw={640}>
              {texto}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Paper>
  )
}
