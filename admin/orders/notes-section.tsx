import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { api } from '../api.ts'
import { formatMoment } from '../parts/format.ts'
import { useSave } from '../parts/use-save.ts'
import { useMay } from '../shell/entry.ts'
import { Section } from './section.tsx'

/** What the store's people tell each other about an order; the buyer never reads it. */
export function NotesSection({ order: { id, anotacoes } }: { order: AdminOrder }) {
  const [texto, setTexto] = useState('')
  const { save, saving } = useSave()
  const mayNote = useMay('pedidos.editar')
  if (anotacoes.length === 0 && !mayNote) return null

  async function add() {
    const outcome = await save(() => api.orders.addNote({ id, texto }), 'Anotação guardada.')
    if (outcome.ok) setTexto('')
  }

  return (
    <Section titulo="Anotações internas">
      {anotacoes.map(({ id: idAnotacao, nome, texto: said, em }) => (
        <div key={idAnotacao}>
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {said}
          </Text>
          <Text size="xs" c="gray.6">
            {nome}, {formatMoment(em)}
          </Text>
        </div>
      ))}
      {mayNote && (
        <Stack gap="xs" align="flex-start">
          <Textarea
            w="100%"
            aria-label="Nova anotação"
            placeholder="Só a equipe lê."
            value={texto}
            onChange={(event) => setTexto(event.currentTarget.value)}
            maxLength={2000}
            autosize
            minRows={2}
          />
          <Button
            size="xs"
            variant="default"
            onClick={() => void add()}
            loading={saving}
            disabled={texto.trim() === ''}
          >
            Anotar
          </Button>
        </Stack>
      )}
    </Section>
  )
}
