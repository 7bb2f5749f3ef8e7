import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** What stands where there is nothing: why, and what to do about it. */
export function EmptyState({
  titulo,
  texto,
  children,
}: {
  titulo: string
  texto: string
  children?: ReactNode
}) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center">
      <Title order={2}>{titulo}</Title>
      <Text c="gray.6" maw={460} style={{ whiteSpace: 'pre-line' }}>
        {texto}
      </Text>
      {children}
    </Stack>
  )
}
