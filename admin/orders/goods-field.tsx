import { Group, Text } from '@mantine/core'
import { LookupField } from '#admin/components/lookup/lookup-field.tsx'
import { api } from '#admin/shell/api.ts'
import { formatBRL } from '#domain/money/format-money.ts'

type Goods = Awaited<ReturnType<typeof api.sales.goods>>['produtos'][number]

type GoodsFieldProps = {
  /** For a quote: whether one that is out of stock or has a price on request can be picked. */
  quoting?: boolean
  onPick: (goods: Goods) => void
}

/** Finds a SKU to sell by name, code or barcode. */
export function GoodsField({ quoting = false, onPick }: GoodsFieldProps) {
  return (
    <LookupField
      label="Acrescentar por nome, SKU ou código de barras"
      ask={async (busca) =>
        (await api.sales.goods({ busca, ...(quoting && { sobConsulta: 'sim' }) })).produtos
      }
      keyOf={({ idAtributoSimples }) => String(idAtributoSimples)}
      canPick={({ estoque }) => quoting || estoque > 0}
      render={({ nome, sku, precoPor, estoque }) => (
        <Group justify="space-between" wrap="nowrap">
          <div>
            <Text size="sm">{nome}</Text>
            <Text size="xs" c="gray.6">
              {sku} · {estoque > 0 ? `${estoque} em estoque` : 'sem estoque'}
            </Text>
          </div>
          <Text size="sm">{formatBRL(precoPor)}</Text>
        </Group>
      )}
      onPick={onPick}
    />
  )
}
