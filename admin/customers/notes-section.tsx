import { ActionIcon, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { CustomerProfile } from '#contract/admin/customers.ts'
import { api } from '../api.ts'
import { Allowed } from '../parts/allowed.tsx'
import { formatMoment } from '../parts/format.ts'
import { Section } from '../parts/section.tsx'
import { useSave } from '../parts/use-save.ts'

/** What the store's people tell each other of a customer. */
export function NotesSection({ cliente: { id, notas } }: { cliente: CustomerProfile }) {
  const [texto, setTexto] = useState('')
  const { save, saving } = useSave()

  async function add() {
    const { ok } = await save(() => api.customers.addNote({ id, texto }), 'Anotado.')
    if (ok) setTexto('')
  }

  return (
    <Section titulo="Notas" texto="Só a equipe vê.">
      <Allowed para="clientes.editar">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <Stack gap="xs">
            <Textarea
              aria-label="Nova nota"
              placeholder="Nova nota"
              value={texto}
              onChange={(event) => setTexto(event.currentTarget.value)}
              maxLength={2000}
              autosize
              minRows={2}
            />
            <Group>
              <Button type="submit" variant="default" loading={saving} disabled={texto.trim() === ''}>
                Anotar
              </Button>
            </Group>
          </Stack>
        </form>
      </Allowed>
      {notas.map((nota) => (
        <Group key={nota.id} justify="space-between" align="flex-start" wrap="nowrap">
          <Stack gap={2}>
            <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
              {nota.texto}
            </Text>
            <Text size="xs" c="gray.6">
              {nota.quem}, {formatMoment(nota.em)}
            </Text>
          </Stack>
          <Allowed para="clientes.editar">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Tirar a nota de ${formatMoment(nota.em)}`}
              onClick={() =>
                void save(() => api.customers.removeNote({ id, idNota: nota.id }), 'Nota tirada.')
              }
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Allowed>
        </Group>
      ))}
    </Section>
  )
}
