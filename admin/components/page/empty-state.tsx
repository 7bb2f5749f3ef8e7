import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** Shown in place of an empty list: why it is empty, and what to do. */
export function EmptyState({
  title,
  text,
  level = 2,
  children,
}: {
  title: string
  text: string
  /** 1 if it replaces the whole page. */
  level?: 1 | 2
  children?: ReactNode
}) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center">
      <Title order={level} fz="h2">
        {title}
      </Title>
      <Text c="gray.6" maw={460} style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
      {children}
    </Stack>
  )
}
