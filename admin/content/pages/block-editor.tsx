import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import type { PageBlock } from '#contract/content/page-blocks.ts'
import { BlockFields } from './block-fields.tsx'
import { BLOCK_KINDS, type BlockKind, blockName, newBlock } from './page-draft.ts'

type BlockEditorProps = {
  blocos: PageBlock[]
  mudar: (change: (old: PageBlock[]) => PageBlock[]) => void
  campos: Record<string, string>
  parada: boolean
}

/** The blocks of a page, one below the other as in the shop. */
export function BlockEditor({ blocos, mudar, campos, parada }: BlockEditorProps) {
  return (
    <>
      <SortableList
        rotulo="Blocos da página"
        itens={blocos}
        chave={({ id }) => id}
        nome={blockName}
        mudar={(next) => mudar(() => next)}
        parada={parada}
      >
        {(block, place) => (
          <>
            <Group justify="space-between" wrap="nowrap" mb={4}>
              <Text size="sm" fw={600}>
                {BLOCK_KINDS[block.tipo]}
              </Text>
              {!parada && (
                <ActionIcon
                  variant="subtle"
                  color="red.9"
                  aria-label={`Tirar: ${blockName(block)}`}
                  onClick={() => mudar((old) => old.filter(({ id }) => id !== block.id))}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              )}
            </Group>
            <BlockFields
              block={block}
              problem={(field) => campos[`blocos.${place}.${field}`]}
              mudar={(next) => mudar((old) => old.map((one) => (one.id === block.id ? next : one)))}
            />
          </>
        )}
      </SortableList>
      {!parada && (
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
              <Menu.Item key={tipo} onClick={() => mudar((old) => [...old, newBlock(tipo)])}>
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
