import { Badge, NumberInput, Table, Text } from '@mantine/core'
import { Section } from '#admin/components/page/section.tsx'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { OrderEditPreview } from '#contract/orders/order-edit.ts'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { GoodsField } from '../goods-field.tsx'
import { type OrderDraft, skusOf } from './order-draft.ts'

type EditItemsProps = {
  order: AdminOrder
  draft: OrderDraft
  change: (changes: Partial<OrderDraft>) => void
  preview: OrderEditPreview | null
}

/** Changes an order's quantities, and adds products. */
export function EditItems({ order, draft: { quantities }, change, preview }: EditItemsProps) {
  const put = (sku: number, quantidade: number) =>
    change({ quantities: { ...quantities, [sku]: quantidade } })

  return (
    <Section title="Itens">
      <GoodsField onPick={({ idAtributoSimples: sku }) => put(sku, (quantities[sku] ?? 0) + 1)} />
      <Table aria-label="Itens do pedido">
        <Table.Tbody>
          {skusOf(order, quantities).map((sku) => (
            <Line
              key={sku}
              bought={order.itens.find((item) => item.idAtributoSimples === sku)}
              planned={preview?.itens.find((item) => item.idAtributoSimples === sku)}
              quantidade={quantities[sku] ?? 0}
              onChange={(quantidade) => put(sku, quantidade)}
            />
          ))}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="gray.6">
        O que já estava no pedido mantém o preço da compra; o que entra tem o preço de hoje para este cliente.
        Promoções, cupom e descontos são recalculados como na sacola. Com 0, o item sai.
      </Text>
    </Section>
  )
}

type LineProps = {
  bought: AdminOrder['itens'][number] | undefined
  planned: OrderEditPreview['itens'][number] | undefined
  quantidade: number
  onChange: (quantidade: number) => void
}

function Line({ bought, planned, quantidade, onChange }: LineProps) {
  const nome = planned?.nome ?? bought?.nome ?? 'Produto novo'
  const precoPor = planned?.precoPor ?? bought?.precos.precoPor

  return (
    <Table.Tr>
      <Table.Td px={4}>
        {nome} {!bought && <Badge variant="light">Novo</Badge>}
        {precoPor !== undefined && (
          <Text size="xs" c="gray.6">
            {formatBRL(precoPor)} cada
          </Text>
        )}
      </Table.Td>
      <Table.Td px={4} w={92}>
        <NumberInput
          aria-label={`Quantidade de ${nome}`}
          value={quantidade}
          onChange={(value) => onChange(Number(value) || 0)}
          min={0}
          max={planned?.maximo ?? MAX_UNITS}
          allowDecimal={false}
        />
      </Table.Td>
      <Table.Td px={4} ta="right" style={{ whiteSpace: 'nowrap' }}>
        {formatBRL(planned?.total ?? 0)}
      </Table.Td>
    </Table.Tr>
  )
}
