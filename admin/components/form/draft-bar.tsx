import { Affix, Button, Group, Paper, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import type { DraftStatus } from './use-draft.ts'

type DraftBarProps = {
  status: DraftStatus
  saving: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Dialogs have 200: with the same, a bar that appeared after its page's dialog lies on top of it. */
const BELOW_DIALOGS = 199

/** Bar at the foot of a form with unsaved changes. Ctrl S saves. */
export function DraftBar({ status, saving, onSave, onDiscard }: DraftBarProps) {
  const { changed, outdated, recoveredAt, storable } = status
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
    <Affix
      zIndex={BELOW_DIALOGS}
      position={{ bottom: 12, left: 12, right: 12 }}
      style={{ pointerEvents: 'none' }}
    >
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
            {recoveredAt
              ? `Rascunho de ${recoveredAt.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })}, ainda não salvo.`
              : 'Há mudanças que ainda não foram salvas.'}
            {outdated && ' A página foi salva por alguém desde então.'}
            {!storable && ' Este navegador não consegue guardar o rascunho: salve antes de sair.'}
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
