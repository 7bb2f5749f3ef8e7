import { Group, Text } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import type { PieceLine } from '#contract/catalog/pieces.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import classes from '../product/product-page.module.css'
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
  const first = ofOneProduct ? numeroSerie : produto.nome
  const second = [variacao, ...(ofOneProduct ? [] : [numeroSerie])].filter(Boolean).join(' · ')

  return (
    <Group gap="xs" wrap="nowrap" component="span" miw={120}>
      <span className={classes['photo']}>
        {imagem ? (
          <img src={resizedUrl(imagem.imagem, 96, 'webp')} alt="" loading="lazy" />
        ) : (
          <IconPhotoOff size={16} aria-label="Sem foto própria" style={{ margin: 9 }} />
        )}
      </span>
      <span>
        {first}
        <Text component="span" size="xs" c="gray.6" display="block">
          {second}
        </Text>
      </span>
    </Group>
  )
}

function Price({ precoPor }: { precoPor: number }) {
  return (
    <Text component="span" size="sm" style={{ whiteSpace: 'nowrap' }}>
      {formatBRL(precoPor)}
    </Text>
  )
}
