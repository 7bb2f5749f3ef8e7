import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatMoment } from '#admin/components/date/format.ts'
import { Section } from '#admin/components/page/section.tsx'
import { useMay } from '#admin/shell/entry.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { printPath } from './print-path.ts'
import { TrackingDialog } from './tracking-dialog.tsx'
import { TrackingEventDialog } from './tracking-event-dialog.tsx'

/** Address, freight, and the tracking events of the carrier. */
export function DeliverySection({ order }: { order: AdminOrder }) {
  const { endereco, frete, rastreio, situacao, numeroAntigo } = order
  const [open, setOpen] = useState<'codigo' | 'andamento' | null>(null)
  const mayShip = useMay('pedidos.expedir')
  const left = frete.tipo === 'entrega' && ['enviado', 'entregue', 'devolucaoSolicitada'].includes(situacao)

  return (
    <Section title={frete.tipo === 'retirada' ? 'Retirada na loja' : 'Entrega'}>
      <Text size="sm">
        {frete.label}
        {numeroAntigo === null && ` · ${frete.prazo === 1 ? '1 dia útil' : `${frete.prazo} dias úteis`}`}
      </Text>
      {endereco && <Address endereco={endereco} />}
      {rastreio && <Tracking rastreio={rastreio} />}
      {mayShip && (
        <Group gap="xs">
          {left && (
            <Button size="xs" variant="default" onClick={() => setOpen('codigo')}>
              {rastreio ? 'Trocar rastreio' : 'Pôr rastreio'}
            </Button>
          )}
          {left && rastreio && (
            <Button size="xs" variant="default" onClick={() => setOpen('andamento')}>
              Anotar andamento
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            component="a"
            href={printPath('etiquetas', [order.id])}
            target="_blank"
          >
            Etiqueta
          </Button>
          <Button
            size="xs"
            variant="default"
            component="a"
            href={printPath('romaneios', [order.id])}
            target="_blank"
          >
            Romaneio
          </Button>
        </Group>
      )}
      {open === 'codigo' && <TrackingDialog order={order} onClose={() => setOpen(null)} />}
      {open === 'andamento' && <TrackingEventDialog id={order.id} onClose={() => setOpen(null)} />}
    </Section>
  )
}

/** Without permission for personal data, only the city is known. */
function Address({ endereco }: { endereco: NonNullable<AdminOrder['endereco']> }) {
  const { destinatario, logradouro, numero, complemento, bairro, cidade, uf, cep, referencia } = endereco
  const lines = [
    destinatario,
    [logradouro, numero, complemento].filter(Boolean).join(', '),
    [bairro, [cidade, uf].filter(Boolean).join(' – ')].filter(Boolean).join(', '),
    cep === '' ? '' : `CEP ${formatCep(cep)}`,
    referencia,
  ].filter(Boolean)

  return (
    <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
      {lines.join('\n')}
    </Text>
  )
}

function Tracking({ rastreio }: { rastreio: NonNullable<AdminOrder['rastreio']> }) {
  const { codigo, transportadora, url, eventos } = rastreio

  return (
    <Stack gap={2}>
      <Text size="sm">
        {transportadora}:{' '}
        {url === '' ? (
          codigo
        ) : (
          <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
            {codigo}
          </Anchor>
        )}
      </Text>
      {eventos.toReversed().map(({ em, local, descricao }) => (
        <Text key={em + descricao} size="xs" c="gray.6">
          {formatMoment(em)} · {[descricao, local].filter(Boolean).join(', ')}
        </Text>
      ))}
    </Stack>
  )
}
