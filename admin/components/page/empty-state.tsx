import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** What stands where there is nothing: why, and what to do about it. */
export function EmptyState({
  titulo,
  texto,
  nivel = 2,
  children,
}: {
  titulo: string
  texto: string
  /** 1 where it stands for the whole page. */
  nivel?: 1 | 2
  children?: ReactNode
}) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center">
      <Title order={nivel} fz="h2">
        {titulo}
      </Title>
      <Text c="gray.6" maw={460} style={{ whiteSpace: 'pre-line' }}>
        {texto}
      </Text>
      {children}
    </Stack>
  )
}
