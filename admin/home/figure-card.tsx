import { Anchor, Card, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type FigureCardProps = { title: string; link?: { to: string; label: string }; children: ReactNode }

/** A card with figures, and a link to the list behind them. */
export function FigureCard({ title, link, children }: FigureCardProps) {
  return (
    <Card withBorder h="100%" component="section" aria-label={title}>
      <Group justify="space-between" mb="xs" gap="xs">
        <Title order={2}>{title}</Title>
        {link && (
          <Anchor component={Link} to={link.to} size="sm">
            {link.label}
          </Anchor>
        )}
      </Group>
      {children}
    </Card>
  )
}
