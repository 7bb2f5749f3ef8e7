import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import type { PageBlock } from '#contract/content/page-blocks.ts'
import { BlockFields } from './block-fields.tsx'
import { BLOCK_KINDS, type BlockKind, blockName, newBlock } from './page-draft.ts'

type BlockEditorProps = {
  blocos: PageBlock[]
  onChange: (change: (old: PageBlock[]) => PageBlock[]) => void
  errors: Record<string, string>
  disabled: boolean
}

/** The blocks of a page, in the order of the shop. */
export function BlockEditor({ blocos, onChange, errors, disabled }: BlockEditorProps) {
  return (
    <>
      <SortableList
        label="Blocos da página"
        items={blocos}
        keyOf={({ id }) => id}
        nameOf={blockName}
        onChange={(next) => onChange(() => next)}
        disabled={disabled}
      >
        {(block, place) => (
          <>
            <Group justify="space-between" wrap="nowrap" mb={4}>
              <Text size="sm" fw={600}>
                {BLOCK_KINDS[block.tipo]}
              </Text>
              {!disabled && (
                <ActionIcon
                  variant="subtle"
                  color="red.9"
                  aria-label={`Tirar: ${blockName(block)}`}
                  onClick={() => onChange((old) => old.filter(({ id }) => id !== block.id))}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              )}
            </Group>
            <BlockFields
              block={block}
              problem={(field) => errors[`blocos.${place}.${field}`]}
              onChange={(next) => onChange((old) => old.map((one) => (one.id === block.id ? next : one)))}
            />
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
            {KINDS.map((tipo) => (
              <Menu.Item key={tipo} onClick={() => onChange((old) => [...old, newBlock(tipo)])}>
                {BLOCK_KINDS[tipo]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}

const KINDS = Object.keys(BLOCK_KINDS) as BlockKind[]
