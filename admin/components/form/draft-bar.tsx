import { Affix, Button, Group, Paper, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef } from 'react'

type DraftBarProps = {
  changed: boolean
  saving: boolean
  /** A draft recovered from an earlier session: its time, and whether the page was saved since; or null. */
  recovered: { savedAt: Date; outdated: boolean } | null
  onSave: () => void
  onDiscard: () => void
}

/** Bar at the foot of a form with unsaved changes. Ctrl S saves. */
export function DraftBar({ changed, saving, recovered, onSave, onDiscard }: DraftBarProps) {
  const latest = useRef({ changed, saving, onSave })
  useEffect(() => {
    latest.current = { changed, saving, onSave }
  })
  useHotkeys([['mod+S', saveByKeys]], [])
  if (!changed) return null

  /** Blurs the field first, since some (as money) read their text on blur. */
  function saveByKeys() {
    const field = document.activeElement
    if (field instanceof HTMLElement) field.blur()
    setTimeout(() => {
      if (field instanceof HTMLElement) field.focus()
      if (latest.current.changed && !latest.current.saving) latest.current.onSave()
    })
  }

  return (
    <Affix position={{ bottom: 12, left: 12, right: 12 }} style={{ pointerEvents: 'none' }}>
      <Paper
        withBorder
        shadow="md"
        p="xs"
        maw={640}
        mx="auto"
        style={{ pointerEvents: 'auto' }}
        role="status"
      >
        <Group justify="space-between" gap="xs">
          <Text size="sm" style={{ flex: '1 1 12rem' }}>
            {recovered
              ? `Rascunho de ${recovered.savedAt.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })}, ainda não salvo.`
              : 'Há mudanças que ainda não foram salvas.'}
            {recovered?.outdated && ' A página foi salva por alguém desde então.'}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={onDiscard} disabled={saving}>
              Descartar
            </Button>
            <Button onClick={onSave} loading={saving}>
              Salvar
            </Button>
          </Group>
        </Group>
      </Paper>
    </Affix>
  )
}
