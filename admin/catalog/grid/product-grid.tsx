import { Group, Text } from '@mantine/core'
import { useCallbackRef, useThrottledCallback } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { DraftBar } from '#admin/components/form/draft-bar.tsx'
import { useDraft } from '#admin/components/form/use-draft.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { GridRow } from '#contract/catalog/grid.ts'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import type { Leave } from './cell-editor.tsx'
import { type Choices, cellText } from './cell-text.ts'
import { ColumnChoice } from './column-choice.tsx'
import { anyStale, type Changes, cellKey, isStale, savedValue } from './grid-changes.ts'
import { ColumnHeads } from './grid-heads.tsx'
import { cellId, GridLine, textAt } from './grid-line.tsx'
import { ROW_HEIGHT, widthOfAll } from './grid-sizes.ts'
import classes from './product-grid.module.css'
import { type Block, blockOfSelection, moved, type Selection, type Spot } from './selection.ts'
import { useGridColumns } from './use-grid-columns.ts'
import { useGridEdits } from './use-grid-edits.ts'
import { useGridRows } from './use-grid-rows.ts'
import { useGridSaving } from './use-grid-saving.ts'

/** Minimum time between two fetches of rows in view, in ms. */
const NEED_MS = 100

const FIRST_CELL: Selection = { anchor: { row: 0, col: 0 }, cursor: { row: 0, col: 0 } }

/** The draft holds only changes; each has the version of its product. */
const NOTHING_SAVED = { value: {}, versao: null }

type ProductGridProps = {
  query: Record<string, string>
  first: { itens: GridRow[]; total: number }
  choices: Choices
  /** The template of the category that is shown; null if all are. */
  template: SpecificationTemplate | null
}

/**
 * The spreadsheet: arrow keys move, typing edits, and copy and paste work as in other spreadsheets. Only the rows in
 * view are rendered. Changed cells are coloured until they are saved.
 */
export function ProductGrid({ query, first, choices, template }: ProductGridProps) {
  const { rows, need, have, renew } = useGridRows(query, first)
  const draft = useDraft<Changes>('planilha', NOTHING_SAVED)
  const { all, columns, hidden, setHidden } = useGridColumns(template)
  const edits = useGridEdits({
    rows,
    choices,
    columns,
    template,
    changes: draft.value,
    change: draft.change,
    have,
  })
  const { save, saving } = useGridSaving({ draft, renew, clearHistory: edits.clearHistory })
  const [selection, setSelection] = useState<Selection>(FIRST_CELL)
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
  // Dragging the scroll bar passes hundreds of pages without stopping at one.
  const needInSight = useThrottledCallback(need, NEED_MS)
  useEffect(() => needInSight(top, bottom), [needInSight, top, bottom])
  const { cursor } = selection
  const block = useMemo(() => blockOfSelection(selection), [selection])
  const problems = Object.values(draft.value).filter(({ problema }) => problema !== null)
  const problemHere = problemAt(rows[cursor.row], cursor.col)

  // Stable callbacks, so that a line renders again only if its own data changed.
  const pressAt = useCallbackRef((spot: Spot, grow: boolean) =>
    setSelection({ anchor: grow ? selection.anchor : spot, cursor: spot }),
  )
  const dragTo = useCallbackRef((spot: Spot) => {
    if (editing === null) setSelection({ ...selection, cursor: spot })
  })
  const open = useCallbackRef((text: string) => {
    if (may) setEditing(text)
  })
  const leave = useCallbackRef(leaveEditor)

  function select(next: Selection) {
    setSelection(next)
    virtual.scrollToIndex(next.cursor.row)
    document
      .getElementById(`${domId}-c${next.cursor.col}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  function walk(key: string, grow = false, far = false): boolean {
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2)
    const size = { rows: first.total, cols: columns.length, page }
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
      const edge = shiftKey ? cursor.col === 0 : cursor.col === columns.length - 1
      if (edge) return
      walk(shiftKey ? 'ArrowLeft' : 'ArrowRight')
      return event.preventDefault()
    }
    if (!may) return
    if (mod && key.toLowerCase() === 'z' && !shiftKey) edits.undo()
    else if (mod && (key.toLowerCase() === 'z' || key.toLowerCase() === 'y')) edits.redo()
    else if (mod && key.toLowerCase() === 'd') edits.fillDown(block)
    else if (mod) return
    else if (key === 'Delete' || key === 'Backspace') edits.clear(block)
    else if (key === 'Enter' || key === 'F2')
      setEditing(textAt({ row: rows[cursor.row], changes: draft.value, choices, columns }, cursor.col))
    else if (key.length === 1) setEditing(key)
    else return
    event.preventDefault()
  }

  function putOnClipboard(event: React.ClipboardEvent, take: (from: Block) => string | null) {
    if (editing !== null) return
    event.preventDefault()
    const taken = take(block)
    if (taken !== null) event.clipboardData.setData('text/plain', taken)
  }

  function leaveEditor(text: string | null, leave: Leave) {
    setEditing(null)
    if (text !== null) edits.write(cursor, text, block)
    if (leave === 'down') walk('ArrowDown')
    if (leave === 'right') walk('ArrowRight')
    if (leave === 'left') walk('ArrowLeft')
    if (leave !== 'out') box.current?.focus()
  }

  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="gray.6">
          Setas andam, Enter ou digitar edita, Ctrl C e Ctrl V copiam e colam, Ctrl D preenche para baixo,
          Ctrl Z desfaz, Ctrl Y refaz. +10% ou -5% em preços muda o que está escolhido.
          {first.total === MAX_COUNTED &&
            ` Só as primeiras ${MAX_COUNTED.toLocaleString('pt-BR')} linhas: filtre para ver as outras.`}
        </Text>
        <Text size="sm" role="status" c={problems.length > 0 ? 'red.9' : 'gray.6'}>
          {problemHere ?? (problems.length > 0 ? `${problems.length} com problema` : '')}
        </Text>
        <ColumnChoice
          columns={all}
          hidden={hidden}
          onChange={(fields) => {
            // The cursor's column may be hidden now, and the others have moved.
            setEditing(null)
            setSelection(FIRST_CELL)
            setHidden(fields)
          }}
        />
      </Group>
      {/* biome-ignore lint/a11y/useSemanticElements: a table's rows can't be taken out of its flow. */}
      <div
        ref={box}
        role="grid"
        aria-label="Produtos"
        aria-rowcount={first.total + 1}
        aria-colcount={columns.length + 2}
        aria-multiselectable
        aria-activedescendant={cellId(domId, cursor)}
        tabIndex={0}
        className={classes['grid']}
        onKeyDown={press}
        onCopy={(event) => putOnClipboard(event, edits.copy)}
        onCut={(event) => may && putOnClipboard(event, edits.cut)}
        onPaste={(event) => {
          if (editing !== null || !may) return
          edits.paste(block, event.clipboardData.getData('text/plain'))
          event.preventDefault()
        }}
      >
        <ColumnHeads domId={domId} columns={columns} />
        <div
          role="presentation"
          style={{
            position: 'relative',
            height: virtual.getTotalSize(),
            width: `calc(var(--fixed-width) + var(--variation-width) + ${widthOfAll(columns)}px)`,
          }}
        >
          {shown.map(({ index, start }) => (
            <GridLine
              key={index}
              index={index}
              start={start}
              domId={domId}
              choices={choices}
              columns={columns}
              row={rows[index]}
              changes={draft.value}
              block={index >= block.top && index <= block.bottom ? block : null}
              cursor={cursor.row === index ? cursor.col : null}
              editing={cursor.row === index ? editing : null}
              onPress={pressAt}
              onDrag={dragTo}
              onOpen={open}
              onLeave={leave}
            />
          ))}
        </div>
      </div>
      <DraftBar
        status={{ ...draft.status, outdated: anyStale(draft.value, rows) }}
        saving={saving}
        onSave={() => void save()}
        onDiscard={() => {
          edits.clearHistory()
          draft.discard()
        }}
      />
    </>
  )

  function problemAt(row: GridRow | undefined, col: number): string | null {
    const campo = columns[col]?.campo
    if (!row || !campo) return null
    const change = draft.value[cellKey(row, campo)]
    if (change?.problema) return change.problema

    return isStale(change, row)
      ? `Alguém salvou este produto desde então. Na loja agora: ${cellText(campo, savedValue(row, campo), choices) || 'nada'}.`
      : null
  }
}
