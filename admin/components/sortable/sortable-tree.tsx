import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Text, VisuallyHidden } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import classes from './sortable-tree.module.css'
import {
  childrenOf,
  droppedAt,
  levelOf,
  steppedTo,
  type TreeEntry,
  type TreePlace,
  withBelow,
} from './tree-moves.ts'

export type TreeItem = TreeEntry & { nome: string }

type SortableTreeProps<Item extends TreeItem> = {
  label: string
  /** In tree order: each entry before its children. */
  items: Item[]
  /** Maximum depth. */
  levels: number
  onMove: (id: string, place: TreePlace) => void
  /** Content of a line, beside its handle. */
  renderLine: (item: Item) => ReactNode
  /** True for staff without the permission to edit. */
  disabled?: boolean
}

/** Pixels to the right that count as one level. */
const INDENT = 24

const MOVES = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' } as const

/**
 * A tree that is sorted by dragging (sideways changes the level) or by keyboard: the arrows walk, Alt and an arrow
 * move. An entry moves with its children.
 */
export function SortableTree<Item extends TreeItem>(props: SortableTreeProps<Item>) {
  const { label, items, levels, onMove, disabled = false } = props
  const [current, setCurrent] = useState(items[0]?.id ?? '')
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const hint = useId()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const hidden = dragged === null ? new Set<string>() : withBelow(items, dragged)
  const shown = items.filter(({ id }) => id === dragged || !hidden.has(id))
  const entered = items.some(({ id }) => id === current) ? current : (items[0]?.id ?? '')

  function drop({ active, over, delta }: DragEndEvent) {
    setDragged(null)
    if (!over) return
    const id = String(active.id)
    const place = droppedAt(items, { id, over: String(over.id), levels, shift: Math.round(delta.x / INDENT) })
    if (place) move(id, place)
  }

  function move(id: string, place: TreePlace) {
    const entry = items.find((one) => one.id === id)
    const parent = items.find((one) => one.id === place.parent)
    setSaid(`${entry?.nome ?? ''}: ${parent ? `dentro de ${parent.nome}, ` : ''}lugar ${place.posicao + 1}.`)
    onMove(id, place)
  }

  function press(event: KeyboardEvent<HTMLElement>, id: string) {
    if (event.target !== event.currentTarget || !isArrow(event.key)) return
    event.preventDefault()
    if (event.altKey) {
      const place = disabled ? null : steppedTo(items, id, { direction: MOVES[event.key], levels })
      if (place) move(id, place)
      else setSaid('Não dá para ir para lá.')
      return
    }
    const step = event.key === 'ArrowUp' ? -1 : 1
    const next = items[items.findIndex((one) => one.id === id) + step]
    if (!next || event.key === 'ArrowLeft' || event.key === 'ArrowRight') return
    setCurrent(next.id)
    document.getElementById(`${hint}-${next.id}`)?.focus()
  }

  return (
    <>
      <Text id={hint} size="xs" c="gray.6">
        {disabled
          ? 'Setas andam pela árvore.'
          : 'Arraste, para o lado muda o nível. No teclado: setas andam; Alt com uma seta move.'}
      </Text>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragCancel={() => setDragged(null)}
        onDragEnd={drop}
      >
        <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <div className={classes['tree']} role="tree" aria-label={label} aria-describedby={hint}>
            {shown.map((item) => (
              <Entry
                key={item.id}
                item={item}
                domId={`${hint}-${item.id}`}
                level={levelOf(items, item.id)}
                parent={childrenOf(items, item.id).length > 0}
                tabbable={item.id === entered}
                disabled={disabled}
                onKeyDown={(event) => press(event, item.id)}
                onFocus={() => setCurrent(item.id)}
              >
                {props.renderLine(item)}
              </Entry>
            ))}
          </div>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

type EntryProps = {
  item: TreeItem
  domId: string
  level: number
  parent: boolean
  tabbable: boolean
  disabled: boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: () => void
  children: ReactNode
}

function Entry({ item, domId, level, parent, tabbable, disabled, children, ...events }: EntryProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
    disabled,
  })
  const style: CSSProperties & Record<'--indent', string> = {
    '--indent': `${(level - 1) * INDENT}px`,
    ...(transform && { transform: `translate3d(${isDragging ? transform.x : 0}px, ${transform.y}px, 0)` }),
    ...(transition && { transition }),
  }

  return (
    <div
      ref={setNodeRef}
      id={domId}
      role="treeitem"
      aria-level={level}
      aria-label={item.nome}
      {...(parent && { 'aria-expanded': true })}
      tabIndex={tabbable ? 0 : -1}
      className={classes['entry']}
      data-dragging={isDragging || undefined}
      style={style}
      {...events}
    >
      {!disabled && (
        <span className={classes['handle']} aria-hidden {...listeners}>
          <IconGripVertical size={16} />
        </span>
      )}
      <span className={classes['content']}>{children}</span>
    </div>
  )
}

function isArrow(key: string): key is keyof typeof MOVES {
  return key in MOVES
}
