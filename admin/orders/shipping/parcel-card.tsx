import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { goesUnpaid } from '../unpaid-work.tsx'
import { TrackingDialog } from './tracking-dialog.tsx'
import { TrackingEventDialog } from './tracking-event-dialog.tsx'

type ParcelCardProps = { order: AdminOrder; parcel: AdminOrder['encomendas'][number] }

/** One parcel of an order: its goods, where it is, and what staff can note of it. */
export function ParcelCard({ order, parcel }: ParcelCardProps) {
  const { id, encomendas, situacao, frete, servicosAPagar } = order
  const { volume, codigo, transportadora, url, eventos, itens, entregueEm } = parcel
  const [open, setOpen] = useState<'codigo' | 'andamento' | null>(null)
  const { save, saving } = useSave()
  const mayShip = useMay('pedidos.expedir')
  const isOneOfMany = encomendas.length > 1 || situacao === 'emSeparacao'
  const label = isOneOfMany ? `Encomenda ${volume}` : 'Encomenda'

  async function arrive() {
    // The last one of an order that is picked up hands the instrument over.
    const isLast =
      situacao === 'enviado' &&
      encomendas.every((other) => other.volume === volume || other.entregueEm !== null)
    const bills = isLast && frete.tipo === 'retirada' ? servicosAPagar : []
    if (await goesUnpaid(bills, 'Entregar mesmo assim'))
      await save(
        () => api.orders.deliverParcel({ id, volume, mesmoAssim: bills.length > 0 }),
        'Encomenda entregue.',
      )
  }

  return (
    <Stack gap={4} role="group" aria-label={label}>
      {isOneOfMany && (
        <Text size="sm" fw={500}>
          {label}: {itens.map(({ nome, quantidade }) => `${quantidade} × ${nome}`).join(', ')}
        </Text>
      )}
      <Text size="sm">
        {codigo === '' ? (
          'Sem código de rastreio'
        ) : (
          <>
            {transportadora}:{' '}
            {url === '' ? (
              codigo
            ) : (
              <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
                {codigo}
              </Anchor>
            )}
          </>
        )}
      </Text>
      {entregueEm !== null && isOneOfMany && (
        <Text size="xs" c="gray.6">
          Entregue em {formatMoment(entregueEm)}
        </Text>
      )}
      {eventos.toReversed().map(({ em, local, descricao }) => (
        <Text key={em + descricao} size="xs" c="gray.6">
          {formatMoment(em)} · {[descricao, local].filter(Boolean).join(', ')}
        </Text>
      ))}
      {mayShip && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => setOpen('codigo')}>
            {codigo === '' ? 'Pôr rastreio' : 'Trocar rastreio'}
          </Button>
          <Button size="xs" variant="default" onClick={() => setOpen('andamento')}>
            Anotar andamento
          </Button>
          {isOneOfMany && entregueEm === null && (
            <Button size="xs" variant="default" loading={saving} onClick={() => void arrive()}>
              Chegou
            </Button>
          )}
        </Group>
      )}
      {open === 'codigo' && <TrackingDialog order={order} parcel={parcel} onClose={() => setOpen(null)} />}
      {open === 'andamento' && <TrackingEventDialog id={id} volume={volume} onClose={() => setOpen(null)} />}
    </Stack>
  )
}
