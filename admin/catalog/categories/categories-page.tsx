import { Anchor, Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { SortableTree } from '#admin/components/sortable/sortable-tree.tsx'
import { movedTo, type TreePlace } from '#admin/components/sortable/tree-moves.ts'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { CategoryNode } from '#contract/catalog/categories.ts'

export async function loader() {
  return (await api.categories.tree()).itens
}

/** The category tree, in the order of the shop. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const [shown, setShown] = useState({ of: loaded, itens: entriesOf(loaded) })
  const { save } = useSave()
  const may = useMay('catalogo.editar')
  const itens = shown.of === loaded ? shown.itens : entriesOf(loaded)

  async function move(id: string, { parent, posicao }: TreePlace) {
    const node = loaded.find((one) => String(one.id) === id)
    if (!node) return
    // Updates optimistically, and reverts if the store refuses.
    setShown({ of: loaded, itens: movedTo(itens, id, { parent, posicao }) })
    const idPai = parent === null ? null : Number(parent)
    const outcome = await save(() =>
      api.categories.move({ id: node.id, versao: node.versao, idPai, posicao }),
    )
    if (!outcome.ok) setShown({ of: loaded, itens: entriesOf(loaded) })
  }

  return (
    <Page
      title="Categorias"
      actions={
        <Allowed permission="catalogo.editar">
          <Button component={Link} to="/categorias/nova" leftSection={<IconPlus size={16} aria-hidden />}>
            Nova categoria
          </Button>
        </Allowed>
      }
    >
      {itens.length === 0 ? (
        <EmptyState
          title="Nenhuma categoria ainda"
          text="Crie as primeiras: elas viram as páginas e os filtros por onde as pessoas chegam aos produtos."
        />
      ) : (
        <SortableTree
          label="Categorias"
          items={itens}
          levels={3}
          onMove={move}
          disabled={!may}
          renderLine={({ id, nome, caminho, produtos }) => (
            <>
              <Anchor component={Link} to={`/categorias/${id}`} fz="sm" fw={500}>
                {nome}
              </Anchor>
              <Text size="xs" c="gray.6" visibleFrom="sm" truncate>
                /{caminho}
              </Text>
              <Text size="xs" c="gray.6" ml="auto" style={{ whiteSpace: 'nowrap' }}>
                {produtos === 1 ? '1 produto' : `${produtos} produtos`}
              </Text>
            </>
          )}
        />
      )}
    </Page>
  )
}

function entriesOf(nodes: CategoryNode[]) {
  return nodes.map(({ id, idPai, nome, caminho, produtos }) => ({
    id: String(id),
    parent: idPai === null ? null : String(idPai),
    nome,
    caminho,
    produtos,
  }))
}
