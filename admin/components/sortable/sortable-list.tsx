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
import { useReading } from '../form/editable.tsx'
import classes from './sortable-list.module.css'

type SortableListProps<Item> = {
  /** What the list is of, for who can't see it. */
  rotulo: string
  itens: Item[]
  chave: (item: Item) => string
  /** What an item is called while it moves. */
  nome: (item: Item) => string
  mudar: (itens: Item[]) => void
  /** An item that keeps its place. */
  fixo?: (item: Item) => boolean
  /** Somebody who may only look moves nothing. */
  parada?: boolean
  children: (item: Item, place: number) => ReactNode
}

/**
 * A list that is put in order by mouse or finger, or by keys: each item has a handle, which is dragged, or moved by the arrows up
 * and down.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { rotulo, itens, chave, nome, mudar, fixo = () => false, parada = false, children } = props
  const base = useId()
  const reading = useReading()
  const [stepped, setStepped] = useState<{ id: string; dito: string } | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const placeOf = (id: string | number) => itens.findIndex((item) => chave(item) === id)

  // What changes its place in the page loses the focus.
  useEffect(() => {
    if (stepped) document.getElementById(`${base}-${stepped.id}`)?.focus()
  }, [stepped, base])

  function move(from: number, to: number) {
    const target = itens[to]
    if (!target || from === to || fixo(target)) return false
    mudar(arrayMove(itens, from, to))
    return true
  }

  function drop({ active, over }: DragEndEvent) {
    if (over) move(placeOf(active.id), placeOf(over.id))
  }

  function step(event: KeyboardEvent, item: Item) {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    const from = placeOf(chave(item))
    if (move(from, from + by))
      setStepped({ id: chave(item), dito: `${nome(item)}: lugar ${from + by + 1} de ${itens.length}.` })
  }

  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={itens.map(chave)} strategy={verticalListSortingStrategy}>
          <ol className={classes['list']} aria-label={rotulo}>
            {itens.map((item, i) => (
              <SortableItem
                key={chave(item)}
                id={chave(item)}
                handleId={`${base}-${chave(item)}`}
                nome={nome(item)}
                parado={parada || reading || fixo(item)}
                onKeyDown={(event) => step(event, item)}
              >
                {children(item, i)}
              </SortableItem>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{stepped?.dito}</VisuallyHidden>
    </>
  )
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

type ItemProps = {
  id: string
  handleId: string
  nome: string
  parado: boolean
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

function SortableItem({ id, handleId, nome, parado, onKeyDown, children }: ItemProps) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: parado,
  })
  const moved = transform && { transform: `translate3d(0, ${transform.y}px, 0)` }

  return (
    <li
      ref={setNodeRef}
      className={classes['item']}
      data-dragging={isDragging || undefined}
      style={{ ...moved, transition }}
    >
      {parado ? (
        <span className={classes['noHandle']} />
      ) : (
        <ActionIcon
          ref={setActivatorNodeRef}
          {...listeners}
          id={handleId}
          variant="subtle"
          color="gray.7"
          className={classes['handle']}
          aria-label={`Mover: ${nome}`}
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
