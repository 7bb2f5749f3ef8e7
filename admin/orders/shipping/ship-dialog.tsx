import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { newParcel, parcelToSend, shipWords } from './parcel.ts'
import { ParcelFields } from './parcel-fields.tsx'

/** Marks an order as shipped, with or without a tracking code, or as ready for pickup. */
export function ShipDialog({ order: { id, frete }, onClose }: { order: AdminOrder; onClose: () => void }) {
  const [envio, setEnvio] = useState(() => newParcel(frete, null))
  const { save, saving, campos } = useSave()
  const words = shipWords(frete)

  async function ship() {
    const outcome = await save(
      () => api.orders.ship({ id, envio: parcelToSend(frete, envio) }),
      words.success,
    )
    if (outcome.ok) onClose()
  }

  return (
    <Modal opened onClose={onClose} title={words.title}>
      <Stack gap="sm">
        <Text size="sm">{words.text}</Text>
        {frete.tipo === 'entrega' && (
          <ParcelFields
            envio={envio}
            onChange={(changes) => setEnvio({ ...envio, ...changes })}
            errors={campos}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
          <Button onClick={() => void ship()} loading={saving}>
            {words.action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
