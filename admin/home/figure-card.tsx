import { Anchor, Card, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type FigureCardProps = { titulo: string; ver?: { para: string; nome: string }; children: ReactNode }

/** Some of the day's figures, and where all of what they count is. */
export function FigureCard({ titulo, ver, children }: FigureCardProps) {
  return (
    <Card withBorder h="100%" component="section" aria-label={titulo}>
      <Group justify="space-between" mb="xs" gap="xs">
        <Title order={2}>{titulo}</Title>
        {ver && (
          <Anchor component={Link} to={ver.para} size="sm">
            {ver.nome}
          </Anchor>
        )}
      </Group>
      {children}
    </Card>
  )
}
