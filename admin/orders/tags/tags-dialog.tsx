import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { TagsField } from './tags-field.tsx'

type TagsDialogProps = {
  opened: boolean
  onClose: () => void
  title: string
  saving: boolean
  onSave: (change: { incluir: string[]; retirar: string[] }) => void
}

/** Asks which tags to add to the selected orders, and which to remove. */
export function TagsDialog({ opened, onClose, title, saving, onSave }: TagsDialogProps) {
  const [added, setAdded] = useState<string[]>([])
  const [removed, setRemoved] = useState<string[]>([])

  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <PanelForm onSubmit={() => onSave({ incluir: added, retirar: removed })}>
        <Stack gap="sm">
          <TagsField label="Pôr" description="Só a equipe vê" tags={added} onChange={setAdded} />
          <TagsField label="Tirar" tags={removed} onChange={setRemoved} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving} disabled={added.length + removed.length === 0}>
              Salvar marcadores
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Modal>
  )
}
