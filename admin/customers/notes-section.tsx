import { ActionIcon, Group } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { CustomerProfile } from '#contract/customers/admin-customers.ts'
import { formatMoment } from '../components/date/format.ts'
import { useSave } from '../components/form/use-save.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { NewNote, Note } from '../components/page/notes.tsx'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'

/** Staff notes on a customer. */
export function NotesSection({ cliente: { id, notas } }: { cliente: CustomerProfile }) {
  const { save } = useSave()

  return (
    <Section title="Notas" text="Só a equipe vê.">
      <Allowed permission="clientes.editar">
        <NewNote label="Nova nota" send={(texto) => api.customers.addNote({ id, texto })} />
      </Allowed>
      {notas.map((nota) => (
        <Group key={nota.id} justify="space-between" align="flex-start" wrap="nowrap">
          <Note {...nota} />
          <Allowed permission="clientes.editar">
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
