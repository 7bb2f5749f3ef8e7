import { Checkbox, Table, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './data-table.module.css'
import { PageTurner } from './page-turner.tsx'
import { useQuery } from './search-params.ts'
import { useRowKeys } from './use-row-keys.ts'

export type Column<Row> = {
  title: string
  /** Renders the cell. */
  cell: (row: Row) => ReactNode
  /** Name of this order in the query (`ordem=preco`, `ordem=-preco`), if the list can be sorted by it. */
  ordem?: string
  align?: 'right' | 'center'
  /** Hidden in a narrow table, or (`very`) in all but the widest; the row's page shows it. */
  wide?: boolean | 'very'
}

export type Selection = {
  ids: ReadonlySet<string | number>
  onChange: (ids: Set<string | number>) => void
}

type DataTableProps<Row> = {
  /** Names the list for screen readers. */
  label: string
  rows: Row[]
  total: number
  countedTo?: number
  porPagina?: number
  columns: Column<Row>[]
  keyOf: (row: Row) => string | number
  /** Link target of a row; the first column carries the link. */
  hrefOf?: (row: Row) => string
  selection?: Selection
  /** Shown if there are no rows. */
  empty: ReactNode
}

/**
 * A list as a table: sorted and paged by the address, walked by keyboard, with rows that can be selected for bulk
 * actions.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, total, countedTo, porPagina = 50, columns, keyOf, selection, empty } = props
  const box = useRowKeys<HTMLDivElement>()
  if (rows.length === 0) return <>{empty}</>

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
        <Table highlightOnHover aria-label={label} className={classes['table']}>
          <Table.Thead>
            <Table.Tr>
              {selection && (
                <Table.Th w={36}>
                  <AllBox page={rows.map(keyOf)} selection={selection} />
                </Table.Th>
              )}
              {columns.map((column) => (
                <ColumnHead key={column.title} column={column} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <DataRow key={keyOf(row)} row={row} {...props} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <PageTurner total={total} countedTo={countedTo} porPagina={porPagina} />
    </>
  )
}

function DataRow<Row>({ row, columns, keyOf, hrefOf, selection }: DataTableProps<Row> & { row: Row }) {
  const id = keyOf(row)
  const chosen = selection?.ids.has(id) ?? false

  return (
    <Table.Tr data-chosen={chosen || undefined}>
      {selection && (
        <Table.Td>
          <Checkbox
            size="xs"
            aria-label={`Escolher ${id}`}
            checked={chosen}
            onChange={() => selection.onChange(toggled(selection.ids, [id], !chosen))}
          />
        </Table.Td>
      )}
      {columns.map(({ title, cell, align, wide }, index) => (
        <Table.Td key={title} ta={align} className={shown(wide)}>
          {hrefOf && index === 0 ? (
            <Link to={hrefOf(row)} className={classes['open']}>
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

function ColumnHead<Row>({ column: { title, ordem, align, wide } }: { column: Column<Row> }) {
  const { params, change } = useQuery()
  const now = params.get('ordem')
  const up = now === ordem
  const down = now === `-${ordem}`
  if (ordem === undefined)
    return (
      <Table.Th ta={align} className={shown(wide)}>
        {title}
      </Table.Th>
    )
  const Arrow = arrowOf(up, down)

  return (
    <Table.Th ta={align} className={shown(wide)} aria-sort={sortOf(up, down)}>
      <UnstyledButton fz="sm" fw={600} onClick={() => change({ ordem: up ? `-${ordem}` : ordem })}>
        {title} <Arrow size={13} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  )
}

type AllBoxProps = { page: (string | number)[]; selection: Selection }

function AllBox({ page, selection }: AllBoxProps) {
  const chosen = page.filter((id) => selection.ids.has(id)).length

  return (
    <Checkbox
      size="xs"
      aria-label="Escolher todos desta página"
      checked={chosen === page.length}
      indeterminate={chosen > 0 && chosen < page.length}
      onChange={() => selection.onChange(toggled(selection.ids, page, chosen < page.length))}
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

/** Class of a column that only wide tables show. */
function shown(largo: Column<never>['wide'] = false) {
  if (largo === 'very') return classes['widest']
  return largo ? classes['wide'] : undefined
}

function sortOf(up: boolean, down: boolean) {
  if (up) return 'ascending'
  return down ? 'descending' : 'none'
}
