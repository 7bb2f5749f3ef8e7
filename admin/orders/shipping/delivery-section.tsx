import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#admin/components/page/section.tsx'
import { useMay } from '#admin/shell/entry.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { ParcelCard } from './parcel-card.tsx'
import { printPath } from './print-path.ts'
import { TrackingDialog } from './tracking-dialog.tsx'

/** Address, freight, and the parcels that left. */
export function DeliverySection({ order }: { order: AdminOrder }) {
  const { endereco, frete, encomendas, situacao, numeroAntigo } = order
  const [adding, setAdding] = useState(false)
  const mayShip = useMay('pedidos.expedir')
  const left = frete.tipo === 'entrega' && ['enviado', 'entregue', 'devolucaoSolicitada'].includes(situacao)

  return (
    <Section title={frete.tipo === 'retirada' ? 'Retirada na loja' : 'Entrega'}>
      <Text size="sm">
        {frete.label}
        {numeroAntigo === null && ` · ${termOf(frete)}`}
        {frete.detalhe !== undefined && ` · ${frete.detalhe}`}
      </Text>
      {endereco && <Address endereco={endereco} />}
      {encomendas.map((parcel) => (
        <ParcelCard key={parcel.volume} order={order} parcel={parcel} />
      ))}
      {mayShip && (
        <Group gap="xs">
          {left && encomendas.length === 0 && (
            <Button size="xs" variant="default" onClick={() => setAdding(true)}>
              Pôr rastreio
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
      {adding && <TrackingDialog order={order} parcel={null} onClose={() => setAdding(false)} />}
    </Section>
  )
}

function termOf({ prazo, aCombinar }: AdminOrder['frete']): string {
  if (aCombinar) return 'a combinar com o cliente'

  return prazo === 1 ? '1 dia útil' : `${prazo} dias úteis`
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
