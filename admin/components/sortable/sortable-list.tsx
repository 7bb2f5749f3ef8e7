import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useReadOnly } from '../form/editable.tsx'
import classes from './sortable-list.module.css'

type SortableListProps<Item> = {
  /** Names the list for screen readers. */
  label: string
  items: Item[]
  keyOf: (item: Item) => string
  /** An item's name in the announcements. */
  nameOf: (item: Item) => string
  onChange: (itens: Item[]) => void
  /** An item that can't be moved. */
  isFixed?: (item: Item) => boolean
  /** True for staff without the permission to edit. */
  disabled?: boolean
  children: (item: Item, place: number) => ReactNode
}

/**
 * A list that is sorted by mouse, touch or keyboard: each item has a handle to drag, or to move by the up and down
 * arrows.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onChange, isFixed = () => false, disabled = false, children } = props
  const base = useId()
  const reading = useReadOnly()
  const [stepped, setStepped] = useState<{ id: string; text: string } | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const placeOf = (id: string | number) => items.findIndex((item) => keyOf(item) === id)

  // An element that moves in the document loses the focus.
  useEffect(() => {
    if (stepped) document.getElementById(`${base}-${stepped.id}`)?.focus()
  }, [stepped, base])

  function move(from: number, to: number) {
    const target = items[to]
    if (!target || from === to || isFixed(target)) return false
    onChange(arrayMove(items, from, to))
    return true
  }

  function drop({ active, over }: DragEndEvent) {
    if (over) move(placeOf(active.id), placeOf(over.id))
  }

  function step(event: KeyboardEvent, item: Item) {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    const from = placeOf(keyOf(item))
    if (move(from, from + by))
      setStepped({ id: keyOf(item), text: `${nameOf(item)}: lugar ${from + by + 1} de ${items.length}.` })
  }

  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={items.map(keyOf)} strategy={verticalListSortingStrategy}>
          <ol className={classes['list']} aria-label={label}>
            {items.map((item, i) => (
              <SortableItem
                key={keyOf(item)}
                id={keyOf(item)}
                handleId={`${base}-${keyOf(item)}`}
                name={nameOf(item)}
                disabled={disabled || reading || isFixed(item)}
                onKeyDown={(event) => step(event, item)}
              >
                {children(item, i)}
              </SortableItem>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{stepped?.text}</VisuallyHidden>
    </>
  )
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

type ItemProps = {
  id: string
  handleId: string
  name: string
  disabled: boolean
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

function SortableItem({ id, handleId, name, disabled, onKeyDown, children }: ItemProps) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled,
  })
  const moved = transform && { transform: `translate3d(0, ${transform.y}px, 0)` }

  return (
    <li
      ref={setNodeRef}
      className={classes['item']}
      data-dragging={isDragging || undefined}
      style={{ ...moved, transition }}
    >
      {disabled ? (
        <span className={classes['noHandle']} />
      ) : (
        <ActionIcon
          ref={setActivatorNodeRef}
          {...listeners}
          id={handleId}
          variant="subtle"
          color="gray.7"
          className={classes['handle']}
          aria-label={`Mover: ${name}`}
          aria-description="Setas para cima e para baixo movem."
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={16} />
        </ActionIcon>
      )}
      <div className={classes['content']}>{children}</div>
    </li>
  )
}
