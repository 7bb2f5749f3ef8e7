import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { StockMovement } from '#contract/catalog/stock.ts'
import { formatMoment } from '../components/date/format.ts'
import { EmptyState } from '../components/page/empty-state.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { MOVEMENT_NAMES, signed } from './words.ts'

type MovementTableProps = {
  rows: StockMovement[]
  total: number /** True on a SKU's own page. */
  ofOneSku?: boolean
}

/** Stock movements, newest first. */
export function MovementTable({ rows, total, ofOneSku = false }: MovementTableProps) {
  return (
    <DataTable
      label="Movimentos de estoque"
      rows={rows}
      total={total}
      keyOf={({ id }) => id}
      columns={ofOneSku ? [WHEN, ...REST] : [WHEN, WHAT, ...REST]}
      empty={
        <EmptyState
          title="Nenhum movimento aqui"
          text="Entradas, vendas, devoluções, perdas e contagens aparecem nesta página, cada uma com quem fez e por quê."
        />
      }
    />
  )
}

const WHEN: Column<StockMovement> = { title: 'Quando', cell: ({ em }) => formatMoment(em) }

const WHAT: Column<StockMovement> = {
  title: 'O quê',
  cell: ({ idSku, sku, produto }) => (
    <>
      <Anchor component={Link} to={`/estoque/${idSku}`} fz="sm">
        {sku}
      </Anchor>
      <Text size="xs" c="gray.6">
        {produto}
      </Text>
    </>
  ),
}

const REST: Column<StockMovement>[] = [
  {
    title: 'Movimento',
    cell: ({ tipo, unidades, quantidade }) =>
      quantidade === 0 ? `${MOVEMENT_NAMES[tipo]} de ${unidades}` : MOVEMENT_NAMES[tipo],
  },
  {
    title: 'Mudança',
    align: 'right',
    cell: ({ quantidade }) => (quantidade === 0 ? '' : signed(quantidade)),
  },
  { title: 'Saldo', align: 'right', wide: true, cell: ({ saldo }) => saldo },
  { title: 'Por quê', wide: true, cell: (movement) => <Reason {...movement} /> },
  { title: 'Quem', wide: true, cell: ({ quem }) => quem },
]

function Reason({ motivo, pedido, idInventario }: StockMovement) {
  if (pedido)
    return (
      <Anchor component={Link} to={`/pedidos/${pedido.id}`} fz="sm">
        Pedido {pedido.numero ?? 'excluído'}
      </Anchor>
    )
  if (idInventario !== null)
    return (
      <Anchor component={Link} to={`/estoque/contagens/${idInventario}`} fz="sm">
        {motivo}
      </Anchor>
    )

  return <>{motivo}</>
}
