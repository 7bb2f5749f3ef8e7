import { Card, Group, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A part of an order's page: its title, what can be done with it, and what it holds. */
export function Section({
  titulo,
  acoes,
  children,
}: {
  titulo: string
  acoes?: ReactNode
  children: ReactNode
}) {
  return (
    <Card withBorder component="section" aria-label={titulo} padding="sm">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={2}>{titulo}</Title>
          {acoes}
        </Group>
        {children}
      </Stack>
    </Card>
  )
}
