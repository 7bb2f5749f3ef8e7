import { ActionIcon, Badge, Button, Group, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { RemoveButton } from '#admin/components/form/remove-button.tsx'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { SortableTree } from '#admin/components/sortable/sortable-tree.tsx'
import { movedTo, withBelow } from '#admin/components/sortable/tree-moves.ts'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { PanelMenu } from '#contract/content/menus.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { changedEntry, entriesOf, type MenuEntry, newEntry, treeOf } from './menu-entries.ts'

type Choice = { caminho: string; nome: string }

export async function loader({ params }: LoaderFunctionArgs) {
  const [menu, { categorias }] = await Promise.all([
    api.menus.get({ hash: params['hash'] ?? '' }),
    api.products.choices(),
  ])

  return { menu, categorias }
}

/** Edits a menu as a tree of entries. */
export function Component() {
  const { menu, categorias } = useLoaderData<typeof loader>()

  return <MenuEditor key={menu.hash} menu={menu} categorias={categorias} />
}

function MenuEditor({ menu, categorias }: { menu: PanelMenu; categorias: Choice[] }) {
  const { hash } = menu
  const form = useVersionedForm({
    name: `menu:${hash}`,
    saved: menu,
    formOf: ({ nome, itens }) => ({ nome, itens: entriesOf(itens) }),
    fields: { nome: 'Nome', itens: 'Itens' },
    send: ({ nome, itens }, versao) => api.menus.save({ hash, nome, versao, itens: treeOf(itens) }),
  })
  const [editing, setEditing] = useState<string | null>(null)
  const created = useRef(0)
  const may = useMay('conteudo.editar')
  const { itens } = form.value
  const setItens = (next: MenuEntry[]) => form.change({ itens: next })

  function add() {
    created.current += 1
    const entry = newEntry(`novo-${created.current}`)
    setItens([...itens, entry])
    setEditing(entry.id)
  }

  function remove(id: string) {
    const removed = withBelow(itens, id)
    setItens(itens.filter((entry) => !removed.has(entry.id)))
  }

  return (
    <Page
      title={menu.nome}
      back={{ to: '/menus', label: 'Menus' }}
      shopPath="/"
      actions={
        may && (
          <>
            {!menu.daLoja && (
              <RemoveButton
                name={menu.nome}
                action="Excluir menu"
                text="A coluna sai do rodapé agora, com todos os seus itens."
                remove={() => api.menus.remove({ hash })}
                listPath="/menus"
              />
            )}
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
              Novo item
            </Button>
          </>
        )
      }
    >
      <Text size="sm">
        Onde aparece: {menu.onde}.
        {menu.daLoja &&
          ' As páginas da loja leem este menu: sem itens ele não aparece, mas não pode ser excluído.'}
      </Text>
      <VersionedForm permission="conteudo.editar" form={form}>
        <TextInput
          label="Nome"
          value={form.value.nome}
          onChange={(event) => form.change({ nome: event.currentTarget.value })}
          error={form.errors['nome']}
          maxLength={80}
          disabled={!may}
          required
        />
        <SortableTree
          label={`Itens de ${menu.nome}`}
          items={itens}
          levels={3}
          onMove={(id, place) => setItens(movedTo(itens, id, place))}
          disabled={!may}
          renderLine={(entry) => <EntryLine entry={entry} may={may} onEdit={setEditing} onRemove={remove} />}
        />
      </VersionedForm>
      <EntryDialog
        entry={itens.find(({ id }) => id === editing) ?? null}
        categorias={categorias}
        onChange={(changes) =>
          setItens(itens.map((entry) => (entry.id === editing ? changedEntry(entry, changes) : entry)))
        }
        onClose={() => setEditing(null)}
      />
    </Page>
  )
}

type EntryLineProps = {
  entry: MenuEntry
  may: boolean
  onEdit: (id: string) => void
  onRemove: (id: string) => void
}

function EntryLine({ entry: { id, nome, item }, may, onEdit, onRemove }: EntryLineProps) {
  return (
    <>
      {may ? (
        <UnstyledButton fz="sm" fw={500} td="underline" onClick={() => onEdit(id)}>
          {nome}
        </UnstyledButton>
      ) : (
        <Text size="sm">{nome}</Text>
      )}
      {item.destaque && (
        <Badge size="xs" variant="light">
          destaque
        </Badge>
      )}
      <Group gap="xs" ml="auto" wrap="nowrap">
        <Text size="xs" c="gray.6" visibleFrom="sm" truncate maw={280}>
          {item.link}
        </Text>
        {may && (
          <ActionIcon variant="subtle" color="gray" aria-label={`Tirar ${nome}`} onClick={() => onRemove(id)}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </>
  )
}
