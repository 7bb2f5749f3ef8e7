import { Group, Text, ThemeIcon } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

const SIGNS = {
  right: { icon: IconCheck, color: 'pine' },
  warning: { icon: IconAlertTriangle, color: 'yellow' },
  wrong: { icon: IconX, color: 'red' },
} as const

/** How a check came out, and the word for it, which is read to those who don't see the sign. */
export type CheckResult = { sign: keyof typeof SIGNS; label: string }

type Props = { title: string; result: CheckResult; children: ReactNode }

/** An item of a list of things that were checked: a sign, a title, and what was found. */
export function CheckItem({ title, result: { sign, label }, children }: Props) {
  const { icon: Icon, color } = SIGNS[sign]

  return (
    <Group component="li" wrap="nowrap" align="flex-start">
      <ThemeIcon color={color} variant="light" radius="xl" role="img" aria-label={label}>
        <Icon size={16} aria-hidden />
      </ThemeIcon>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text fw={600}>{title}</Text>
        {children}
      </div>
    </Group>
  )
}
