import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { newParcel } from './parcel.ts'
import { ParcelFields } from './parcel-fields.tsx'

/** Changes the tracking code of a shipped order. */
export function TrackingDialog({
  order: { id, rastreio, frete },
  onClose,
}: {
  order: AdminOrder
  onClose: () => void
}) {
  const [envio, setEnvio] = useState(() => newParcel(frete, rastreio))
  const { save, saving, campos } = useSave()

  async function change() {
    const outcome = await save(() => api.orders.changeTracking({ id, envio }), 'Rastreio atualizado.')
    if (outcome.ok) onClose()
  }

  return (
    <Modal opened onClose={onClose} title="Rastreio">
      <Stack gap="sm">
        <ParcelFields
          envio={envio}
          onChange={(changes) => setEnvio({ ...envio, ...changes })}
          errors={campos}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
          <Button onClick={() => void change()} loading={saving}>
            Salvar rastreio
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
