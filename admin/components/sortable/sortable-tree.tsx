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
  rotulo: string
  /** Each before those below it, in their order. */
  itens: Item[]
  /** How many levels there may be. */
  niveis: number
  mover: (id: string, place: TreePlace) => void
  /** What a line shows, beside its handle. */
  linha: (item: Item) => ReactNode
  /** Somebody who may only look moves nothing. */
  parada?: boolean
}

/** Pixels to the right that are one level. */
const INDENT = 24

const MOVES = { ArrowUp: 'acima', ArrowDown: 'abaixo', ArrowRight: 'dentro', ArrowLeft: 'fora' } as const

/**
 * A tree whose entries are put in order by dragging, sideways for another level, or by keys: the arrows walk, Alt and an arrow
 * move. What is below an entry goes with it.
 */
export function SortableTree<Item extends TreeItem>(props: SortableTreeProps<Item>) {
  const { rotulo, itens, niveis, mover, parada = false } = props
  const [current, setCurrent] = useState(itens[0]?.id ?? '')
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const hint = useId()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const hidden = dragged === null ? new Set<string>() : withBelow(itens, dragged)
  const shown = itens.filter(({ id }) => id === dragged || !hidden.has(id))
  const entered = itens.some(({ id }) => id === current) ? current : (itens[0]?.id ?? '')

  function drop({ active, over, delta }: DragEndEvent) {
    setDragged(null)
    if (!over) return
    const id = String(active.id)
    const place = droppedAt(itens, { id, over: String(over.id), niveis, shift: Math.round(delta.x / INDENT) })
    if (place) move(id, place)
  }

  function move(id: string, place: TreePlace) {
    const entry = itens.find((one) => one.id === id)
    const parent = itens.find((one) => one.id === place.pai)
    setSaid(`${entry?.nome ?? ''}: ${parent ? `dentro de ${parent.nome}, ` : ''}lugar ${place.posicao + 1}.`)
    mover(id, place)
  }

  function press(event: KeyboardEvent<HTMLElement>, id: string) {
    if (event.target !== event.currentTarget || !isArrow(event.key)) return
    event.preventDefault()
    if (event.altKey) {
      const place = parada ? null : steppedTo(itens, id, { para: MOVES[event.key], niveis })
      if (place) move(id, place)
      else setSaid('Não dá para ir para lá.')
      return
    }
    const step = event.key === 'ArrowUp' ? -1 : 1
    const next = itens[itens.findIndex((one) => one.id === id) + step]
    if (!next || event.key === 'ArrowLeft' || event.key === 'ArrowRight') return
    setCurrent(next.id)
    document.getElementById(`${hint}-${next.id}`)?.focus()
  }

  return (
    <>
      <Text id={hint} size="xs" c="gray.6">
        {parada
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
          <div className={classes['tree']} role="tree" aria-label={rotulo} aria-describedby={hint}>
            {shown.map((item) => (
              <Entry
                key={item.id}
                item={item}
                domId={`${hint}-${item.id}`}
                level={levelOf(itens, item.id)}
                parent={childrenOf(itens, item.id).length > 0}
                tabbable={item.id === entered}
                parada={parada}
                onKeyDown={(event) => press(event, item.id)}
                onFocus={() => setCurrent(item.id)}
              >
                {props.linha(item)}
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
  parada: boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: () => void
  children: ReactNode
}

function Entry({ item, domId, level, parent, tabbable, parada, children, ...events }: EntryProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
    disabled: parada,
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
      {!parada && (
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
