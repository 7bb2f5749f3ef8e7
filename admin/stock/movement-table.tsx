import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { StockMovement } from '#contract/catalog/stock.ts'
import { formatMoment } from '../components/date/format.ts'
import { EmptyState } from '../components/page/empty-state.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { MOVEMENT_NAMES, signed } from './words.ts'

type MovementTableProps = {
  linhas: StockMovement[]
  total: number /** On a SKU's own page. */
  doSku?: boolean
}

/** What changed stocks, the last first. */
export function MovementTable({ linhas, total, doSku = false }: MovementTableProps) {
  return (
    <DataTable
      rotulo="Movimentos de estoque"
      linhas={linhas}
      total={total}
      chave={({ id }) => id}
      colunas={doSku ? [WHEN, ...REST] : [WHEN, WHAT, ...REST]}
      vazio={
        <EmptyState
          titulo="Nenhum movimento aqui"
          texto="Entradas, vendas, devoluções, perdas e contagens aparecem nesta página, cada uma com quem fez e por quê."
        />
      }
    />
  )
}

const WHEN: Column<StockMovement> = { titulo: 'Quando', celula: ({ em }) => formatMoment(em) }

const WHAT: Column<StockMovement> = {
  titulo: 'O quê',
  celula: ({ idSku, sku, produto }) => (
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
    titulo: 'Movimento',
    celula: ({ tipo, unidades, quantidade }) =>
      quantidade === 0 ? `${MOVEMENT_NAMES[tipo]} de ${unidades}` : MOVEMENT_NAMES[tipo],
  },
  {
    titulo: 'Mudança',
    alinhar: 'right',
    celula: ({ quantidade }) => (quantidade === 0 ? '' : signed(quantidade)),
  },
  { titulo: 'Saldo', alinhar: 'right', largo: true, celula: ({ saldo }) => saldo },
  { titulo: 'Por quê', largo: true, celula: (movement) => <Reason {...movement} /> },
  { titulo: 'Quem', largo: true, celula: ({ quem }) => quem },
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
