import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { formatMoment } from '#admin/components/date/format.ts'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminWorkOrder } from '#contract/orders/workshop/work-orders.ts'

/** What customer and store wrote to each other about a work order. */
export function MessagesSection({ order: { id, mensagens } }: { order: AdminWorkOrder }) {
  const [texto, setTexto] = useState('')
  const { save, saving, campos } = useSave()

  return (
    <Section title="Mensagens">
      {mensagens.length === 0 && <Text size="sm">Ninguém escreveu ainda.</Text>}
      {mensagens.map((message) => (
        <Paper key={message.id} withBorder p="sm">
          <Text size="xs" c="gray.6">
            {message.quem === 'loja' ? message.nome || 'A loja' : message.nome || 'O cliente'},{' '}
            {formatMoment(message.em)}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {message.texto}
          </Text>
        </Paper>
      ))}
      <Allowed permission="pedidos.editar">
        <PanelForm
          onSubmit={async () => {
            const outcome = await save(() => api.workOrders.message({ id, texto }), 'Mensagem mandada.')
            if (outcome.ok) setTexto('')
          }}
        >
          <Stack gap="xs">
            <Textarea
              label="Escrever ao cliente"
              value={texto}
              onChange={({ currentTarget }) => setTexto(currentTarget.value)}
              error={campos['texto']}
              maxLength={2000}
              required
              autosize
              minRows={2}
            />
            <Group>
              <Button type="submit" variant="default" loading={saving}>
                Mandar
              </Button>
            </Group>
          </Stack>
        </PanelForm>
      </Allowed>
    </Section>
  )
}
