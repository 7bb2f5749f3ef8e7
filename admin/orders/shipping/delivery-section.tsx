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
  const { endereco, frete, encomendas, situacao, numeroAntigo, notaFiscal } = order
  const [adding, setAdding] = useState(false)
  const mayShip = useMay('pedidos.expedir')
  const isDelivery = frete.tipo === 'entrega'
  const left = isDelivery && ['enviado', 'entregue', 'devolucaoSolicitada'].includes(situacao)

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
          <PrintButton folha="etiquetas" id={order.id}>
            Etiqueta
          </PrintButton>
          <PrintButton folha="romaneios" id={order.id}>
            Romaneio
          </PrintButton>
          {isDelivery && notaFiscal === null && (
            <PrintButton folha="declaracoes" id={order.id}>
              Declaração de conteúdo
            </PrintButton>
          )}
        </Group>
      )}
      {mayShip && isDelivery && (
        <Text size="xs" c="gray.6">
          {notaFiscal === null
            ? 'Sem NF-e, a declaração de conteúdo acompanha a encomenda. Os Correios pedem a eletrônica (DC-e), que se emite na pré-postagem com os dados desta folha.'
            : `A DANFE da NF-e ${notaFiscal.numero} acompanha a encomenda, no lugar da declaração de conteúdo.`}
        </Text>
      )}
      {adding && <TrackingDialog order={order} parcel={null} onClose={() => setAdding(false)} />}
    </Section>
  )
}

type PrintButtonProps = { folha: Parameters<typeof printPath>[0]; id: string; children: string }

function PrintButton({ folha, id, children }: PrintButtonProps) {
  return (
    <Button size="xs" variant="default" component="a" href={printPath(folha, [id])} target="_blank">
      {children}
    </Button>
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
