import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { PanelForm } from '../components/form/panel-form.tsx'

type SayDialogProps = {
  opened: boolean
  onClose: () => void
  titulo: string
  /** What follows from it. */
  texto: string
  acao: string
  perigo?: boolean
  saving: boolean
  onSay: (nota: string) => void
  children?: ReactNode
}

/** Asks before something is done, and for a word about it, which may be left out. */
export function SayDialog(props: SayDialogProps) {
  const { opened, onClose, titulo, texto, acao, perigo = false, saving, onSay, children } = props
  const [nota, setNota] = useState('')

  return (
    <Modal opened={opened} onClose={onClose} title={titulo}>
      <PanelForm
        onSubmit={(event) => {
          event.preventDefault()
          onSay(nota)
        }}
      >
        <Stack gap="sm">
          <Text size="sm">{texto}</Text>
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
            <Button type="submit" loading={saving} {...(perigo && { color: 'red.9' })}>
              {acao}
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Modal>
  )
}
