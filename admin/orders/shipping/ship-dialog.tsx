import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { type ParcelGoods, remainingGoods } from '#domain/order/parcels.ts'
import { newParcel, parcelToSend, shipWords } from './parcel.ts'
import { ParcelFields } from './parcel-fields.tsx'

/** Marks an order or some of its goods as shipped, with or without a tracking code, or as ready for pickup. */
export function ShipDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { id, frete, itens, encomendas } = order
  const remaining = remainingGoods(itens, encomendas)
  const [envio, setEnvio] = useState(() => newParcel(frete, null))
  const [part, setPart] = useState<ParcelGoods[] | null>(null)
  const { save, saving, campos } = useSave()
  const words = shipWords(frete)
  const isSplittable =
    frete.tipo === 'entrega' && remaining.reduce((sum, { quantidade }) => sum + quantidade, 0) > 1

  async function ship() {
    const chosen = part?.filter(({ quantidade }) => quantidade > 0)
    const outcome = await save(
      () =>
        api.orders.ship({
          id,
          envio: parcelToSend(frete, envio),
          ...(chosen && { itens: chosen }),
        }),
      ({ situacao }) => (situacao === 'enviado' ? words.success : 'Encomenda enviada. O resto espera.'),
    )
    if (outcome.ok) onClose()
  }

  return (
    <Modal opened onClose={onClose} title={words.title}>
      <Stack gap="sm">
        <Text size="sm">
          {encomendas.length > 0 ? 'Sai agora o que falta deste pedido. ' : ''}
          {words.text}
        </Text>
        {frete.tipo === 'entrega' && (
          <ParcelFields
            envio={envio}
            onChange={(changes) => setEnvio({ ...envio, ...changes })}
            errors={campos}
          />
        )}
        {isSplittable && (
          <Checkbox
            label="Enviar só uma parte agora"
            description="O resto sai depois, em outra encomenda. O cliente recebe um aviso de cada uma."
            checked={part !== null}
            onChange={(event) => setPart(event.currentTarget.checked ? remaining : null)}
          />
        )}
        {part?.map((line, i) => (
          <RequiredNumber
            key={line.posicao}
            label={`${itens[line.posicao]?.nome ?? ''} (${remaining[i]?.quantidade ?? 0} a enviar)`}
            value={line.quantidade}
            onChange={(quantidade) =>
              setPart(part.map((one) => (one.posicao === line.posicao ? { ...one, quantidade } : one)))
            }
            min={0}
            max={remaining[i]?.quantidade ?? 0}
            allowDecimal={false}
            maw={280}
          />
        ))}
        {campos['itens'] !== undefined && (
          <Text size="sm" c="red.9" role="alert">
            {campos['itens']}
          </Text>
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
