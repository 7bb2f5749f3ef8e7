import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type SectionProps = {
  title: string
  /** Explains the section. */
  text?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A titled part of a page. */
export function Section({ title, text, actions, children }: SectionProps) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap="sm">
        <div>
          <Group justify="space-between" gap="xs">
            <Title order={2}>{title}</Title>
            {actions}
          </Group>
          {text !== undefined && (
            <Text size="sm" c="gray.6" maw={640}>
              {text}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Paper>
  )
}
