import { Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A part of a page under a title of its own, with a sentence on what it is for. */
export function Section({
  titulo,
  texto,
  children,
}: {
  titulo: string
  texto?: ReactNode
  children: ReactNode
}) {
  return (
    <Paper withBorder p="md" component="section" aria-label={titulo}>
      <Stack gap="sm">
        <div>
          <Title order={2}>{titulo}</Title>
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
