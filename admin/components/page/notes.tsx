import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { formatMoment } from '../date/format.ts'
import { PanelForm } from '../form/panel-form.tsx'
import { useSave } from '../form/use-save.ts'

/** A staff note with author and time. */
export function Note({ texto, quem, em }: { texto: string; quem: string; em: string }) {
  return (
    <Stack gap={2}>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {texto}
      </Text>
      <Text size="xs" c="gray.6">
        {quem}, {formatMoment(em)}
      </Text>
    </Stack>
  )
}

/** Adds a note for the rest of the staff. */
export function NewNote({ label, send }: { label: string; send: (texto: string) => Promise<unknown> }) {
  const [texto, setTexto] = useState('')
  const { save, saving } = useSave()

  async function add() {
    const { ok } = await save(() => send(texto), 'Anotado.')
    if (ok) setTexto('')
  }

  return (
    <PanelForm onSubmit={add}>
      <Stack gap="xs">
        <Textarea
          aria-label={label}
          placeholder="Só a equipe lê."
          value={texto}
          onChange={(event) => setTexto(event.currentTarget.value)}
          maxLength={2000}
          autosize
          minRows={2}
        />
        <Group>
          <Button type="submit" size="xs" variant="default" loading={saving} disabled={texto.trim() === ''}>
            Anotar
          </Button>
        </Group>
      </Stack>
    </PanelForm>
  )
}
