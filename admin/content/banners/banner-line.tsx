import { Badge, Button, Group, Text } from '@mantine/core'
import type { BannerDraft } from './banner-draft.ts'
import { bannerStage } from './banner-stage.ts'

type BannerLineProps = {
  banner: BannerDraft
  readAt: string
  /** Whether one of its fields has an error. */
  wrong: boolean
  opened: boolean
  onToggle: () => void
  onRemove: () => void
}

/** One banner in the list of its group: its state, and buttons to edit and remove it. */
export function BannerLine({ banner, readAt, wrong, opened, onToggle, onRemove }: BannerLineProps) {
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs" style={{ flex: '1 1 12rem' }}>
        <Text size="sm" fw={500}>
          {banner.nome}
        </Text>
        <When banner={banner} readAt={readAt} />
        {wrong && <Badge color="red.9">Confira</Badge>}
      </Group>
      <Group gap={4}>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={opened}
          aria-label={`${opened ? 'Fechar' : 'Editar'}: ${banner.nome}`}
          onClick={onToggle}
        >
          {opened ? 'Fechar' : 'Editar'}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          c="red.9"
          aria-label={`Tirar: ${banner.nome}`}
          onClick={onRemove}
        >
          Tirar
        </Button>
      </Group>
    </Group>
  )
}

/** A badge: shown now (until when), scheduled (from when) or over. */
function When({ banner, readAt }: { banner: BannerDraft; readAt: string }) {
  const { text, color } = bannerStage(banner, new Date(readAt))

  return (
    <Badge variant="light" color={color}>
      {text}
    </Badge>
  )
}
