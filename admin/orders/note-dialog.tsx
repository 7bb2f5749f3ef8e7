import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { PanelForm } from '../components/form/panel-form.tsx'
import { Dialog } from '../components/page/dialog.tsx'

type NoteDialogProps = {
  opened: boolean
  onClose: () => void
  title: string
  /** Explains the consequences. */
  text: string
  action: string
  danger?: boolean
  saving: boolean
  /** Whether there must be a note. */
  required?: boolean
  /** What the note begins with. */
  initialNote?: string
  /** What is wrong with the note. */
  problem?: string | undefined
  onConfirm: (nota: string) => void
  children?: ReactNode
}

/** Asks for confirmation and a note, which is optional unless `required`. */
export function NoteDialog(props: NoteDialogProps) {
  const { opened, onClose, title, text, action, danger = false, saving, onConfirm, children } = props
  const { required = false, initialNote = '', problem } = props
  const [nota, setNota] = useState(initialNote)

  if (!opened) return null

  return (
    <Dialog onClose={onClose} title={title}>
      <PanelForm onSubmit={() => onConfirm(nota)}>
        <Stack gap="sm">
          <Text size="sm">{text}</Text>
          {children}
          <Textarea
            label={required ? 'Observação' : 'Observação (opcional)'}
            required={required}
            error={problem}
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
    </Dialog>
  )
}
