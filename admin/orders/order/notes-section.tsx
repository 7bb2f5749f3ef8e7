import { NewNote, Note } from '#admin/components/page/notes.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'

/** Staff notes on an order; the buyer never sees them. */
export function NotesSection({ order: { id, anotacoes } }: { order: AdminOrder }) {
  const mayNote = useMay('pedidos.editar')
  if (anotacoes.length === 0 && !mayNote) return null

  return (
    <Section title="Anotações internas">
      {anotacoes.map(({ id: noteId, nome, texto, em }) => (
        <Note key={noteId} texto={texto} quem={nome} em={em} />
      ))}
      {mayNote && <NewNote label="Nova anotação" send={(texto) => api.orders.addNote({ id, texto })} />}
    </Section>
  )
}
