import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { NoteDialog } from '../note-dialog.tsx'

/** A problem that a person must look at, until it is marked as resolved. */
export function AttentionNote({ order: { id, atencao } }: { order: AdminOrder }) {
  const [opened, setOpened] = useState(false)
  const { save, saving } = useSave()
  if (atencao === null) return null

  async function settle(nota: string) {
    const outcome = await save(
      () => api.orders.settle({ id, atencao: atencao ?? '', nota }),
      'Atenção resolvida.',
    )
    if (outcome.ok) setOpened(false)
  }

  return (
    <Alert color="red.9" variant="outline" icon={<IconAlertTriangle />} title="Este pedido pede atenção">
      <Stack gap="xs" align="flex-start">
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {atencao}
        </Text>
        <Allowed permission="pedidos.editar">
          <Button size="xs" variant="default" onClick={() => setOpened(true)}>
            Marcar como resolvido
          </Button>
        </Allowed>
      </Stack>
      <NoteDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="O que foi feito?"
        text="Fica na linha do tempo do pedido, com o seu nome."
        action="Marcar como resolvido"
        saving={saving}
        onConfirm={settle}
      />
    </Alert>
  )
}
