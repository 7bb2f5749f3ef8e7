import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { carrierOf } from '#domain/shipping/tracking-code.ts'
import { type Parcel, ParcelFields } from './parcel-fields.tsx'

/** Marks an order as shipped, with or without a tracking code, or as ready for pickup. */
export function ShipDialog({ order: { id, frete }, onClose }: { order: AdminOrder; onClose: () => void }) {
  const [envio, setEnvio] = useState<Parcel>({ codigo: '', transportadora: carrierOf(frete.label), url: '' })
  const { save, saving, campos } = useSave()
  const fetched = frete.tipo === 'retirada'

  async function ship() {
    const outcome = await save(
      () => api.orders.ship({ id, envio: envio.codigo.trim() === '' ? null : envio }),
      fetched ? 'Pedido pronto para retirada.' : 'Pedido enviado.',
    )
    if (outcome.ok) onClose()
  }

  return (
    <Modal opened onClose={onClose} title={fetched ? 'Pronto para retirada' : 'Enviar pedido'}>
      <Stack gap="sm">
        <Text size="sm">
          {fetched
            ? 'O cliente recebe por e-mail que já pode buscar.'
            : 'O cliente recebe por e-mail o código. Sem código, o pedido é enviado do mesmo jeito.'}
        </Text>
        {!fetched && (
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
            {fetched ? 'Avisar o cliente' : 'Enviar pedido'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
