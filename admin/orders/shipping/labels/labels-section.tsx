import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { usePolling } from '#admin/components/page/use-polling.ts'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { OrderLabel } from '#contract/orders/order-labels.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { goesUnpaid } from '../../unpaid-work.tsx'
import { BuyLabelsDialog } from './buy-labels-dialog.tsx'
import { isMoving, LABEL_WORDS, packageText } from './label-words.ts'
import { openPdf } from './open-pdf.ts'

/** The labels of an order at Melhor Envio: bought, printed, given back. */
export function LabelsSection({ order }: { order: AdminOrder }) {
  const { id, etiquetas, compraEtiquetas, servicosAPagar } = order
  const [buying, setBuying] = useState(false)
  const { save, saving } = useSave()
  const mayShip = useMay('pedidos.expedir')
  usePolling(etiquetas.some(isMoving))
  if (etiquetas.length === 0 && !(compraEtiquetas && mayShip)) return null
  const printable = etiquetas.filter(({ acoes }) => acoes.includes('print'))

  async function buy() {
    if (await goesUnpaid(servicosAPagar, 'Comprar mesmo assim')) setBuying(true)
  }

  async function print() {
    await openPdf(async () => {
      const outcome = await save(() => api.orders.printLabels({ ids: [id] }))
      return outcome.ok ? outcome.result.url : null
    })
  }

  return (
    <Section title="Etiquetas do Melhor Envio">
      {etiquetas.map((label) => (
        <Label key={label.id} id={id} label={label} all={etiquetas} may={mayShip} />
      ))}
      {mayShip && (
        <Group gap="xs">
          {compraEtiquetas && (
            <Button size="xs" onClick={() => void buy()}>
              Comprar etiqueta
            </Button>
          )}
          {printable.length > 0 && (
            <Button size="xs" loading={saving} onClick={() => void print()}>
              {printable.length === 1 ? 'Imprimir' : `Imprimir ${printable.length}`}
            </Button>
          )}
        </Group>
      )}
      {buying && (
        <BuyLabelsDialog
          id={id}
          mesmoAssim={servicosAPagar.length > 0}
          returned={null}
          onClose={() => setBuying(false)}
        />
      )}
    </Section>
  )
}

type LabelProps = { id: string; label: OrderLabel; all: OrderLabel[]; may: boolean }

function Label({ id, label, all, may }: LabelProps) {
  const [returning, setReturning] = useState(false)
  const { save, saving } = useSave()
  const { nome, tipo, situacao, motivo, sobrou, custo, codigo, codigoPostagem, teste, acoes, itens } = label
  const words = LABEL_WORDS[situacao]
  const etiqueta = label.id

  async function cancel() {
    const sure = await askFirst({
      title: 'Cancelar a etiqueta?',
      action: 'Cancelar etiqueta',
      danger: true,
      text: 'O que ela custou volta à carteira do Melhor Envio em até 12 horas. Não a use mais, se já a imprimiu.',
    })
    if (sure) await save(() => api.orders.cancelLabel({ id, etiqueta }), 'Etiqueta cancelada.')
  }

  return (
    <Stack gap={2}>
      <Group gap="xs">
        <Text size="sm" fw={500}>
          {tipo === 'devolucao' ? `Devolução por ${nome}` : nome}
        </Text>
        <Badge color={words.color} variant="light" c={`${words.color}.9`}>
          {words.nome}
        </Badge>
        {teste && <Badge variant="default">Teste</Badge>}
      </Group>
      <Text size="xs" c="gray.6">
        {[
          packageText(label, all),
          itens.map((item) => `${item.quantidade} × ${item.nome}`).join(', '),
          custo !== null && formatBRL(custo),
          codigo,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {codigoPostagem !== '' && tipo === 'devolucao' && (
        <Text size="sm">
          Código para o cliente mostrar nos Correios: <strong>{codigoPostagem}</strong>
        </Text>
      )}
      {sobrou && (
        <Text size="sm">
          A encomenda não sai com esta etiqueta: ela não se imprime mais.
          {acoes.includes('cancel') && ' Cancele-a para o dinheiro voltar à carteira.'}
        </Text>
      )}
      {motivo !== '' && (
        <Text size="sm" c="red.9">
          {motivo}
        </Text>
      )}
      {may && (
        <Group gap="xs">
          {acoes.includes('retry') && (
            <Button
              size="xs"
              variant="default"
              loading={saving}
              onClick={() => void save(() => api.orders.retryLabel({ id, etiqueta }))}
            >
              Tentar de novo
            </Button>
          )}
          {acoes.includes('return') && (
            <Button size="xs" variant="default" onClick={() => setReturning(true)}>
              Etiqueta de devolução
            </Button>
          )}
          {acoes.includes('cancel') && (
            <Button
              size="xs"
              variant="subtle"
              color="red"
              c="red.9"
              loading={saving}
              onClick={() => void cancel()}
            >
              Cancelar etiqueta
            </Button>
          )}
        </Group>
      )}
      {returning && <BuyLabelsDialog id={id} returned={etiqueta} onClose={() => setReturning(false)} />}
    </Stack>
  )
}
