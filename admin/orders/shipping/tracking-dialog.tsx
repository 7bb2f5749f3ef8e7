import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { newParcel } from './parcel.ts'
import { ParcelFields } from './parcel-fields.tsx'

/** Changes the tracking code of a parcel; `parcel` is null for an order that left without one. */
export function TrackingDialog({
  order: { id, frete },
  parcel,
  onClose,
}: {
  order: AdminOrder
  parcel: AdminOrder['encomendas'][number] | null
  onClose: () => void
}) {
  const [envio, setEnvio] = useState(() => newParcel(frete, parcel))
  const { save, saving, campos } = useSave()

  async function change() {
    const outcome = await save(
      () => api.orders.changeTracking({ id, volume: parcel?.volume, envio }),
      'Rastreio atualizado.',
    )
    if (outcome.ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Rastreio">
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
    </Dialog>
  )
}
