import { ActionIcon, Group } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { CustomerProfile } from '#contract/admin/customers.ts'
import { api } from '../api.ts'
import { Allowed } from '../parts/allowed.tsx'
import { formatMoment } from '../parts/format.ts'
import { NewNote, Note } from '../parts/notes.tsx'
import { Section } from '../parts/section.tsx'
import { useSave } from '../parts/use-save.ts'

/** What the store's people tell each other of a customer. */
export function NotesSection({ cliente: { id, notas } }: { cliente: CustomerProfile }) {
  const { save } = useSave()

  return (
    <Section titulo="Notas" texto="Só a equipe vê.">
      <Allowed para="clientes.editar">
        <NewNote rotulo="Nova nota" send={(texto) => api.customers.addNote({ id, texto })} />
      </Allowed>
      {notas.map((nota) => (
        <Group key={nota.id} justify="space-between" align="flex-start" wrap="nowrap">
          <Note {...nota} />
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
