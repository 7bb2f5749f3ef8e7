import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'

type FieldsOf<Block> = {
  block: Block
  problem: (field: string) => string | undefined
  onChange: (block: Block) => void
}

type BlockEditorProps<Block> = {
  blocos: Block[]
  onChange: (change: (old: Block[]) => Block[]) => void
  errors: Record<string, string>
  disabled: boolean
  /** The kinds in the menu. */
  kinds: readonly { label: string; create: () => Block }[]
  kindOf: (block: Block) => string
  nameOf: (block: Block) => string
  children: (fields: FieldsOf<Block>) => ReactNode
}

const FIELD = 'input, select, textarea, [contenteditable="true"]'

/** The blocks of a page or guide, in the order of the shop. A new one's first field gets the focus. */
export function BlockEditor<Block extends { id: string }>({
  blocos,
  onChange,
  errors,
  disabled,
  kinds,
  kindOf,
  nameOf,
  children,
}: BlockEditorProps<Block>) {
  const [added, setAdded] = useState<string | null>(null)
  const newest = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (added !== null) newest.current?.querySelector<HTMLElement>(FIELD)?.focus()
  }, [added])

  function add(block: Block) {
    onChange((old) => [...old, block])
    setAdded(block.id)
  }

  return (
    <>
      <SortableList
        label="Blocos da página"
        items={blocos}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        onChange={(next) => onChange(() => next)}
        disabled={disabled}
      >
        {(block, place) => (
          <>
            <Group justify="space-between" wrap="nowrap" mb={4}>
              <Text size="sm" fw={600}>
                {kindOf(block)}
              </Text>
              {!disabled && (
                <ActionIcon
                  variant="subtle"
                  color="red.9"
                  aria-label={`Tirar: ${nameOf(block)}`}
                  onClick={() => onChange((old) => old.filter(({ id }) => id !== block.id))}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              )}
            </Group>
            <div ref={block.id === added ? newest : null}>
              {children({
                block,
                problem: (field) => errors[`blocos.${place}.${field}`],
                onChange: (next) => onChange((old) => old.map((one) => (one.id === block.id ? next : one))),
              })}
            </div>
          </>
        )}
      </SortableList>
      {!disabled && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              style={{ alignSelf: 'flex-start' }}
            >
              Novo bloco
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {kinds.map(({ label, create }) => (
              <Menu.Item key={label} onClick={() => add(create())}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
