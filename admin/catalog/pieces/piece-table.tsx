import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import type { PieceLine } from '#contract/catalog/pieces.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { SerialNumber } from '../../orders/passports/serial-number.tsx'
import { PicturedName } from '../product-name.tsx'
import { PieceSituationBadge } from './piece-situation.tsx'

type PieceTableProps = {
  list: { itens: PieceLine[]; total: number }
  /** Whether all are pieces of one product, which then need not be named. */
  ofOneProduct?: boolean
  empty: ReactNode
}

/** Pieces, each with its serial number, condition, price and whether it can be bought. */
export function PieceTable({ list, ofOneProduct = false, empty }: PieceTableProps) {
  const columns: Column<PieceLine>[] = [
    { title: 'Exemplar', cell: (piece) => <PieceName piece={piece} ofOneProduct={ofOneProduct} /> },
    { title: 'Estado', wide: true, cell: ({ condicao }) => CONDITION_WORDS[condicao].nome },
    { title: 'Situação', cell: (piece) => <PieceSituationBadge piece={piece} /> },
    { title: 'Preço', align: 'right', cell: ({ precoPor }) => <Price precoPor={precoPor} /> },
    {
      title: 'Alterado',
      align: 'right',
      wide: 'very',
      cell: ({ alteradoEm }) => formatShortDate(alteradoEm),
    },
  ]

  return (
    <DataTable
      label="Exemplares"
      rows={list.itens}
      total={list.total}
      countedTo={MAX_COUNTED}
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/exemplares/${id}`}
      empty={empty}
    />
  )
}

type PieceNameProps = { piece: PieceLine; ofOneProduct: boolean }

function PieceName({ piece, ofOneProduct }: PieceNameProps) {
  const { imagem, produto, numeroSerie, variacao } = piece
  const serial = <SerialNumber serial={numeroSerie} />

  return (
    <PicturedName
      picture={imagem}
      missing="Sem foto própria"
      name={ofOneProduct ? serial : produto.nome}
      minWidth={120}
    >
      {variacao}
      {!ofOneProduct && (
        <>
          {variacao && ' · '}
          {serial}
        </>
      )}
    </PicturedName>
  )
}

function Price({ precoPor }: { precoPor: number }) {
  return (
    <Text component="span" size="sm" style={{ whiteSpace: 'nowrap' }}>
      {formatBRL(precoPor)}
    </Text>
  )
}
