import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { SayDialog } from '../note-dialog.tsx'

/** What a person has to look at, until somebody says that they have. */
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
        <Allowed para="pedidos.editar">
          <Button size="xs" variant="default" onClick={() => setOpened(true)}>
            Marcar como resolvido
          </Button>
        </Allowed>
      </Stack>
      <SayDialog
        opened={opened}
        onClose={() => setOpened(false)}
        titulo="O que foi feito?"
        texto="Fica na linha do tempo do pedido, com o seu nome."
        acao="Marcar como resolvido"
        saving={saving}
        onSay={settle}
      />
    </Alert>
  )
}
