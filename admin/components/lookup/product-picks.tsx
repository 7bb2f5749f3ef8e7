import {
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
import { ActionIcon, Badge, Group, Image, Stack, Text } from '@mantine/core'
import { IconGripVertical, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { api } from '#admin/shell/api.ts'
import type { ProductRef } from '#contract/catalog/catalogue-parts.ts'
import { LookupField } from './lookup-field.tsx'

type ProductPicksProps<Pick extends { produto: ProductRef }> = {
  label: string
  value: Pick[]
  onChange: (picks: Pick[]) => void
  /** Initial values of a new pick. */
  newPick: (produto: ProductRef) => Pick
  /** Further fields of a pick: quantity, discount. */
  fields?: (pick: Pick, change: (next: Pick) => void) => ReactNode
}

/** Products in an order: found by name, SKU or EAN, moved by mouse, touch or keyboard. */
export function ProductPicks<Pick extends { produto: ProductRef }>(props: ProductPicksProps<Pick>) {
  const { label, value, onChange, newPick, fields } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  function drop({ active, over }: DragEndEvent) {
    const place = (id: unknown) => value.findIndex(({ produto }) => produto.id === id)
    if (over && active.id !== over.id) onChange(arrayMove(value, place(active.id), place(over.id)))
  }

  return (
    <Stack gap="xs">
      <LookupField
        label={label}
        ask={find}
        keyOf={({ id }) => String(id)}
        render={({ nome }) => nome}
        canPick={({ id }) => !value.some(({ produto }) => produto.id === id)}
        onPick={(produto) => onChange([...value, newPick(produto)])}
      />
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext
          items={value.map(({ produto }) => produto.id)}
          strategy={verticalListSortingStrategy}
        >
          {value.map((pick) => (
            <PickedProduct
              key={pick.produto.id}
              produto={pick.produto}
              onRemove={() => onChange(value.filter((one) => one !== pick))}
            >
              {fields?.(pick, (next) => onChange(value.map((one) => (one === pick ? next : one))))}
            </PickedProduct>
          ))}
        </SortableContext>
      </DndContext>
    </Stack>
  )
}

async function find(busca: string): Promise<ProductRef[]> {
  const { itens } = await api.products.list({ busca, porPagina: 8, ordem: 'nome' })

  return itens.map(({ id, slug, nome, situacao, imagem }) => ({ id, slug, nome, situacao, imagem }))
}

type PickedProductProps = { produto: ProductRef; onRemove: () => void; children: ReactNode }

function PickedProduct({ produto, onRemove, children }: PickedProductProps) {
  const { setNodeRef, attributes, listeners, transform, transition } = useSortable({ id: produto.id })

  return (
    <Group
      ref={setNodeRef}
      wrap="nowrap"
      gap="xs"
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Mover ${produto.nome}`}
        {...attributes}
        {...listeners}
        style={{ cursor: 'grab', touchAction: 'none' }}
      >
        <IconGripVertical size={16} aria-hidden />
      </ActionIcon>
      {produto.imagem && <Image src={produto.imagem.imagem} alt="" w={36} h={36} fit="contain" />}
      <Text size="sm" style={{ flex: 1, minWidth: 0 }}>
        {produto.nome}{' '}
        {produto.situacao === 'inativo' && (
          <Badge size="xs" variant="light" color="gray">
            fora da loja
          </Badge>
        )}
      </Text>
      {children}
      <ActionIcon variant="subtle" color="gray" aria-label={`Tirar ${produto.nome}`} onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
