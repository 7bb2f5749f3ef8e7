import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'

type TrackingEventDialogProps = { id: string; volume: number; onClose: () => void }

/** Records a carrier's tracking event at the current time. */
export function TrackingEventDialog({ id, volume, onClose }: TrackingEventDialogProps) {
  const [descricao, setDescricao] = useState('')
  const [local, setLocal] = useState('')
  const { save, saving, campos } = useSave()

  async function add() {
    const outcome = await save(
      () => api.orders.addTrackingEvent({ id, volume, local, descricao }),
      'Andamento anotado.',
    )
    if (outcome.ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Anotar andamento">
      <Stack gap="sm">
        <TextInput
          label="O que aconteceu"
          placeholder="Saiu para entrega"
          value={descricao}
          onChange={(event) => setDescricao(event.currentTarget.value)}
          error={campos['descricao']}
          maxLength={200}
          data-autofocus
        />
        <TextInput
          label="Onde (opcional)"
          placeholder="Curitiba, PR"
          value={local}
          onChange={(event) => setLocal(event.currentTarget.value)}
          maxLength={120}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
          <Button onClick={() => void add()} loading={saving} disabled={descricao.trim() === ''}>
            Anotar
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
