import { Checkbox, Table, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './data-table.module.css'
import { PageTurner } from './page-turner.tsx'
import { useQuery } from './search-params.ts'
import { useRowKeys } from './use-row-keys.ts'

export type Column<Row> = {
  titulo: string
  /** What the cell shows. */
  celula: (row: Row) => ReactNode
  /** The name of this order in the query (`ordem=preco`, `ordem=-preco`), where the list can be sorted by it. */
  ordem?: string
  alinhar?: 'right' | 'center'
  /** Not where the table is narrow, or not where it has less than all of a wide screen (`muito`): there the row's page tells it. */
  largo?: boolean | 'muito'
}

export type Selection = {
  ids: ReadonlySet<string | number>
  mudar: (ids: Set<string | number>) => void
}

type DataTableProps<Row> = {
  /** What the list is of, for who can't see it. */
  rotulo: string
  linhas: Row[]
  total: number
  porPagina?: number
  colunas: Column<Row>[]
  chave: (row: Row) => string | number
  /** Where a row leads; the first column carries the link. */
  abrir?: (row: Row) => string
  selecao?: Selection
  /** What stands there when nothing matches. */
  vazio: ReactNode
}

/** A list as a table: sorted and paged by the address, walked by keys, with rows that can be chosen for bulk actions. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rotulo, linhas, total, porPagina = 50, colunas, chave, selecao, vazio } = props
  const box = useRowKeys<HTMLDivElement>()
  if (linhas.length === 0) return <>{vazio}</>

  return (
    <>
      <Table.ScrollContainer
        minWidth={0}
        type="native"
        tabIndex={0}
        ref={box}
        data-rows
        className={classes['box']}
      >
        <Table highlightOnHover aria-label={rotulo} className={classes['table']}>
          <Table.Thead>
            <Table.Tr>
              {selecao && (
                <Table.Th w={36}>
                  <AllBox page={linhas.map(chave)} selecao={selecao} />
                </Table.Th>
              )}
              {colunas.map((coluna) => (
                <ColumnHead key={coluna.titulo} coluna={coluna} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {linhas.map((row) => (
              <DataRow key={chave(row)} row={row} {...props} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <PageTurner total={total} porPagina={porPagina} />
    </>
  )
}

function DataRow<Row>({ row, colunas, chave, abrir, selecao }: DataTableProps<Row> & { row: Row }) {
  const id = chave(row)
  const chosen = selecao?.ids.has(id) ?? false

  return (
    <Table.Tr data-chosen={chosen || undefined}>
      {selecao && (
        <Table.Td>
          <Checkbox
            size="xs"
            aria-label={`Escolher ${id}`}
            checked={chosen}
            onChange={() => selecao.mudar(toggled(selecao.ids, [id], !chosen))}
          />
        </Table.Td>
      )}
      {colunas.map(({ titulo, celula, alinhar, largo }, index) => (
        <Table.Td key={titulo} ta={alinhar} className={shown(largo)}>
          {abrir && index === 0 ? (
            <Link to={abrir(row)} className={classes['open']}>
              {celula(row)}
            </Link>
          ) : (
            celula(row)
          )}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

function ColumnHead<Row>({ coluna: { titulo, ordem, alinhar, largo } }: { coluna: Column<Row> }) {
  const { params, change } = useQuery()
  const now = params.get('ordem')
  const up = now === ordem
  const down = now === `-${ordem}`
  if (ordem === undefined)
    return (
      <Table.Th ta={alinhar} className={shown(largo)}>
        {titulo}
      </Table.Th>
    )
  const Arrow = arrowOf(up, down)

  return (
    <Table.Th ta={alinhar} className={shown(largo)} aria-sort={sortOf(up, down)}>
      <UnstyledButton fz="sm" fw={600} onClick={() => change({ ordem: up ? `-${ordem}` : ordem })}>
        {titulo} <Arrow size={13} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  )
}

type AllBoxProps = { page: (string | number)[]; selecao: Selection }

function AllBox({ page, selecao }: AllBoxProps) {
  const chosen = page.filter((id) => selecao.ids.has(id)).length

  return (
    <Checkbox
      size="xs"
      aria-label="Escolher todos desta página"
      checked={chosen === page.length}
      indeterminate={chosen > 0 && chosen < page.length}
      onChange={() => selecao.mudar(toggled(selecao.ids, page, chosen < page.length))}
    />
  )
}

function toggled(ids: ReadonlySet<string | number>, some: (string | number)[], on: boolean) {
  const next = new Set(ids)
  for (const id of some)
    if (on) next.add(id)
    else next.delete(id)
  return next
}

function arrowOf(up: boolean, down: boolean) {
  if (up) return IconChevronUp
  return down ? IconChevronDown : IconSelector
}

/** What only wide tables show. */
function shown(largo: Column<never>['largo'] = false) {
  if (largo === 'muito') return classes['widest']
  return largo ? classes['wide'] : undefined
}

function sortOf(up: boolean, down: boolean) {
  if (up) return 'ascending'
  return down ? 'descending' : 'none'
}
