import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'

type PageProps = {
  title: string
  /** The title as it is shown, if that is more than text. */
  heading?: ReactNode
  /** Beside the title: a badge. */
  badge?: ReactNode
  /** The list that this page belongs to. */
  back?: { to: string; label: string }
  /** The shop's page that this one edits. */
  shopPath?: string
  actions?: ReactNode
  children: ReactNode
}

/** A page of the panel: back link, title, actions and content. */
export function Page({ title, heading = title, badge, back, shopPath, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Painel`
  }, [title])

  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end" gap="xs">
        <Stack gap={2}>
          {back && (
            <Anchor component={Link} to={back.to} size="sm" c="gray.6">
              <IconArrowLeft size={14} aria-hidden style={{ verticalAlign: '-2px' }} /> {back.label}
            </Anchor>
          )}
          <Group gap="sm">
            <Title order={1}>{heading}</Title>
            {badge}
          </Group>
        </Stack>
        <Group gap="xs">
          {shopPath !== undefined && (
            <Button
              component="a"
              href={shopPath}
              target="_blank"
              variant="subtle"
              rightSection={<IconExternalLink size={15} aria-hidden />}
            >
              Ver na loja
            </Button>
          )}
          {actions}
        </Group>
      </Group>
      {children}
    </Stack>
  )
}
