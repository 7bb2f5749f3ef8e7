import { Group, Text } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useRef, useState } from 'react'
import type { GridRow } from '#contract/admin/grid.ts'
import { GRID_COLUMNS } from '#domain/grid-cell.ts'
import { DraftBar } from '../parts/draft-bar.tsx'
import { useDraft } from '../parts/use-draft.ts'
import { useMay } from '../shell/entry.ts'
import { CellEditor, type Leave } from './cell-editor.tsx'
import { type Choices, cellText } from './cell-text.ts'
import { GridCell } from './grid-cell.tsx'
import { type Changes, cellKey, cellValue } from './grid-changes.ts'
import { ColumnHeads, RowHead } from './grid-heads.tsx'
import { ROW_HEIGHT, TOTAL_WIDTH } from './grid-sizes.ts'
import classes from './product-grid.module.css'
import { blockOfSelection, isIn, moved, type Selection } from './selection.ts'
import { useGridEdits } from './use-grid-edits.ts'
import { useGridRows } from './use-grid-rows.ts'
import { useGridSaving } from './use-grid-saving.ts'

type ProductGridProps = {
  query: Record<string, string>
  first: { itens: GridRow[]; total: number }
  choices: Choices
}

/**
 * The cells themselves: walked by arrows, edited by typing, copied and pasted as other spreadsheets do. Only the rows in sight are
 * in the page. What is changed waits, in colour, until it is saved.
 */
export function ProductGrid({ query, first, choices }: ProductGridProps) {
  const { rows, need, renew } = useGridRows(query, first)
  const draft = useDraft<Changes>('planilha', {})
  const edits = useGridEdits({ rows, choices, changes: draft.valor, change: draft.change })
  const { save, saving } = useGridSaving({ draft, renew, forget: edits.forget })
  const [selection, setSelection] = useState<Selection>({
    anchor: { row: 0, col: 0 },
    cursor: { row: 0, col: 0 },
  })
  const [editing, setEditing] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const domId = useId()
  const may = useMay('catalogo.editar')
  const virtual = useVirtualizer({
    count: first.total,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollMargin: ROW_HEIGHT,
  })
  const shown = virtual.getVirtualItems()
  const [top, bottom] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0]
  useEffect(() => need(top, bottom), [need, top, bottom])
  const { cursor } = selection
  const block = blockOfSelection(selection)
  const problems = Object.values(draft.valor).filter(({ problema }) => problema !== null)
  const problemHere = problemAt(rows[cursor.row], cursor.col)

  function select(next: Selection) {
    setSelection(next)
    virtual.scrollToIndex(next.cursor.row)
    document
      .getElementById(`${domId}-c${next.cursor.col}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  function walk(key: string, grow = false, far = false): boolean {
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2)
    const size = { rows: first.total, cols: GRID_COLUMNS.length, page }
    const next = moved(selection, { key, grow, far }, size)
    if (next) select(next)

    return next !== null
  }

  function press(event: React.KeyboardEvent) {
    if (editing !== null) return
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    const mod = ctrlKey || metaKey
    if (altKey) return
    if (walk(key, shiftKey, mod)) return event.preventDefault()
    if (key === 'Tab') {
      const edge = shiftKey ? cursor.col === 0 : cursor.col === GRID_COLUMNS.length - 1
      if (edge) return
      walk(shiftKey ? 'ArrowLeft' : 'ArrowRight')
      return event.preventDefault()
    }
    if (!may) return
    if (mod && key.toLowerCase() === 'z') edits.undo()
    else if (mod && key.toLowerCase() === 'd') edits.fillDown(block)
    else if (mod) return
    else if (key === 'Delete' || key === 'Backspace') edits.clear(block)
    else if (key === 'Enter' || key === 'F2') setEditing(textAt(rows[cursor.row], cursor.col))
    else if (key.length === 1) setEditing(key)
    else return
    event.preventDefault()
  }

  function leaveEditor(text: string | null, leave: Leave) {
    setEditing(null)
    if (text !== null) edits.write(cursor, text)
    if (leave === 'baixo') walk('ArrowDown')
    if (leave === 'direita') walk('ArrowRight')
    if (leave === 'esquerda') walk('ArrowLeft')
    if (leave !== 'fora') box.current?.focus()
  }

  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="gray.6">
          Setas andam, Enter ou digitar edita, Ctrl C e Ctrl V copiam e colam, Ctrl D preenche para baixo,
          Ctrl Z desfaz.
        </Text>
        <Text size="sm" role="status" c={problems.length > 0 ? 'red.9' : 'gray.6'}>
          {problemHere ?? (problems.length > 0 ? `${problems.length} com problema` : '')}
        </Text>
      </Group>
      {/* biome-ignore lint/a11y/useSemanticElements: a table's rows can't be taken out of its flow. */}
      <div
        ref={box}
        role="grid"
        aria-label="Produtos"
        aria-rowcount={first.total + 1}
        aria-colcount={GRID_COLUMNS.length + 1}
        aria-multiselectable
        aria-activedescendant={cellId(cursor.row, cursor.col)}
        tabIndex={0}
        className={classes['grid']}
        onKeyDown={press}
        onCopy={(event) => {
          if (editing !== null) return
          event.clipboardData.setData('text/plain', edits.copy(block))
          event.preventDefault()
        }}
        onPaste={(event) => {
          if (editing !== null || !may) return
          edits.paste(block, event.clipboardData.getData('text/plain'))
          event.preventDefault()
        }}
      >
        <ColumnHeads domId={domId} />
        <div
          role="presentation"
          style={{ position: 'relative', height: virtual.getTotalSize(), width: TOTAL_WIDTH }}
        >
          {shown.map(({ index, start }) => (
            // biome-ignore lint/a11y/useSemanticElements: as the grid itself.
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              tabIndex={-1}
              className={classes['row']}
              style={{ transform: `translateY(${start - ROW_HEIGHT}px)` }}
            >
              <RowHead row={rows[index]} />
              {GRID_COLUMNS.map((_, col) => renderCell(index, col))}
            </div>
          ))}
        </div>
      </div>
      <DraftBar
        changed={draft.changed}
        saving={saving}
        recovered={draft.recovered}
        onSave={() => void save()}
        onDiscard={() => {
          edits.forget()
          draft.settle({})
        }}
      />
    </>
  )

  function renderCell(index: number, col: number) {
    const column = GRID_COLUMNS[col]
    if (!column) return null
    const row = rows[index]
    const change = row && draft.valor[cellKey(row, column.campo)]
    const here = cursor.row === index && cursor.col === col

    return (
      <GridCell
        key={column.campo}
        {...{ column, col, change, here }}
        id={cellId(index, col)}
        selected={isIn(block, index, col)}
        onMouseDown={({ shiftKey }) => {
          const spot = { row: index, col }
          if (!(here && editing !== null))
            setSelection({ anchor: shiftKey ? selection.anchor : spot, cursor: spot })
        }}
        onMouseEnter={({ buttons }) => {
          if (buttons === 1 && editing === null) setSelection({ ...selection, cursor: { row: index, col } })
        }}
        onDoubleClick={() => may && setEditing(textAt(row, col))}
      >
        {here && editing !== null ? (
          <CellEditor
            rotulo={column.nome}
            text={editing}
            choices={choices[column.campo]}
            onLeave={leaveEditor}
          />
        ) : (
          textAt(row, col)
        )}
      </GridCell>
    )
  }

  function textAt(row: GridRow | undefined, col: number): string {
    const campo = GRID_COLUMNS[col]?.campo
    if (!row || !campo) return ''
    const change = draft.valor[cellKey(row, campo)]
    if (change?.problema) return String(change.valor ?? '')

    return cellText(campo, cellValue(draft.valor, row, campo), choices)
  }

  function problemAt(row: GridRow | undefined, col: number): string | null {
    const campo = GRID_COLUMNS[col]?.campo

    return (row && campo && draft.valor[cellKey(row, campo)]?.problema) ?? null
  }

  function cellId(row: number, col: number) {
    return `${domId}-${row}-${col}`
  }
}
