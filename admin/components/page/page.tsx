import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'

type PageProps = {
  titulo: string
  /** Beside the title: a state, a mark. */
  marca?: ReactNode
  /** The list that this page belongs to. */
  voltar?: { para: string; nome: string }
  /** The page of the shop that this one changes. */
  naLoja?: string
  acoes?: ReactNode
  children: ReactNode
}

/** A page of the panel: where it belongs, its title, what can be done with all of it, and what it holds. */
export function Page({ titulo, marca, voltar, naLoja, acoes, children }: PageProps) {
  useEffect(() => {
    document.title = `${titulo} · Painel`
  }, [titulo])

  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end" gap="xs">
        <Stack gap={2}>
          {voltar && (
            <Anchor component={Link} to={voltar.para} size="sm" c="gray.6">
              <IconArrowLeft size={14} aria-hidden style={{ verticalAlign: '-2px' }} /> {voltar.nome}
            </Anchor>
          )}
          <Group gap="sm">
            <Title order={1}>{titulo}</Title>
            {marca}
          </Group>
        </Stack>
        <Group gap="xs">
          {naLoja !== undefined && (
            <Button
              component="a"
              href={naLoja}
              target="_blank"
              variant="subtle"
              rightSection={<IconExternalLink size={15} aria-hidden />}
            >
              Ver na loja
            </Button>
          )}
          {acoes}
        </Group>
      </Group>
      {children}
    </Stack>
  )
}
