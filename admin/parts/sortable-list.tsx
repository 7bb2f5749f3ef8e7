import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
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

/** A list that is put in order by mouse, finger or keys: each item has a handle. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { rotulo, itens, chave, nome, mudar, fixo = () => false, parada = false, children } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: string | number) => itens.findIndex((item) => chave(item) === id)

  function move({ active, over }: DragEndEvent) {
    const target = itens[over ? place(over.id) : -1]
    if (!target || active.id === over?.id || fixo(target)) return
    mudar(arrayMove(itens, place(active.id), place(chave(target))))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      accessibility={{
        screenReaderInstructions: { draggable: HOW_TO_MOVE },
        announcements: announcementsOf((id) => {
          const item = itens[place(id)]
          return `${item ? nome(item) : ''}, lugar ${place(id) + 1} de ${itens.length}`
        }),
      }}
    >
      <SortableContext items={itens.map(chave)} strategy={verticalListSortingStrategy}>
        <ol className={classes['list']} aria-label={rotulo}>
          {itens.map((item, i) => (
            <SortableItem key={chave(item)} id={chave(item)} nome={nome(item)} parado={parada || fixo(item)}>
              {children(item, i)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type ItemProps = { id: string; nome: string; parado: boolean; children: ReactNode }

function SortableItem({ id, nome, parado, children }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: parado })
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
          {...attributes}
          {...listeners}
          variant="subtle"
          color="gray.7"
          className={classes['handle']}
          aria-label={`Mover: ${nome}`}
        >
          <IconGripVertical size={16} />
        </ActionIcon>
      )}
      <div className={classes['content']}>{children}</div>
    </li>
  )
}

/** What a screen reader hears; `placeOf` tells an item and where it stands. */
function announcementsOf(placeOf: (id: string | number) => string): Announcements {
  return {
    onDragStart: ({ active }) => `Movendo ${placeOf(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Sobre ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Solto em ${placeOf(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `De volta: ${placeOf(active.id)}.`,
  }
}

const HOW_TO_MOVE =
  'Para mover, aperte espaço, leve com as setas para cima e para baixo e aperte espaço de novo. Esc desiste.'
