import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { PanelForm } from '../components/form/panel-form.tsx'

type NoteDialogProps = {
  opened: boolean
  onClose: () => void
  title: string
  /** Explains the consequences. */
  text: string
  action: string
  danger?: boolean
  saving: boolean
  onConfirm: (nota: string) => void
  children?: ReactNode
}

/** Asks for confirmation and an optional note. */
export function NoteDialog(props: NoteDialogProps) {
  const { opened, onClose, title, text, action, danger = false, saving, onConfirm, children } = props
  const [nota, setNota] = useState('')

  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <PanelForm onSubmit={() => onConfirm(nota)}>
        <Stack gap="sm">
          <Text size="sm">{text}</Text>
          {children}
          <Textarea
            label="Observação (opcional)"
            value={nota}
            onChange={(event) => setNota(event.currentTarget.value)}
            maxLength={1000}
            autosize
            minRows={2}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving} {...(danger && { color: 'red.9' })}>
              {action}
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Modal>
  )
}
