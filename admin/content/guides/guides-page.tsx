import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { GuideInList } from '#contract/content/guides/admin-guides.ts'
import { PublicationBadge } from '../publication-badge.tsx'

export function loader() {
  return api.guides.list()
}

/** All guides, in the order of the shop. */
export function Component() {
  const { itens } = useLoaderData<typeof loader>()
  const may = useMay('conteudo.editar')
  const { save } = useSave()
  const [moved, setMoved] = useState<GuideInList[] | null>(null)

  /** Shows the new order at once, and the stored one after the reload. */
  async function order(next: GuideInList[]) {
    setMoved(next)
    await save(() => api.guides.order({ ids: next.map(({ id }) => id) }), 'Ordem salva.')
    setMoved(null)
  }

  return (
    <Page
      title="Guias"
      actions={
        <Allowed permission="conteudo.editar">
          <Button component={Link} to="/conteudo/guias/novo" leftSection={<IconPlus size={16} aria-hidden />}>
            Novo guia
          </Button>
        </Allowed>
      }
    >
      {itens.length === 0 ? (
        <EmptyState
          title="Nenhum guia"
          text="Explique o que você explica no balcão, com produtos e ferramentas no meio do texto. Cada guia tem um endereço em /guias."
        />
      ) : (
        <SortableList
          label="Guias"
          items={moved ?? itens}
          keyOf={({ id }) => String(id)}
          nameOf={({ titulo }) => titulo}
          onChange={(next) => void order(next)}
          disabled={!may}
        >
          {(guide) => <Line guide={guide} />}
        </SortableList>
      )}
    </Page>
  )
}

function Line({ guide: { id, titulo, topico, situacao, semProdutos } }: { guide: GuideInList }) {
  return (
    <Group justify="space-between" gap="xs" mih={28}>
      <Group gap="xs">
        <Anchor component={Link} to={`/conteudo/guias/${id}`} size="sm" fw={500} c="gray.9">
          {titulo}
        </Anchor>
        <Text size="xs" c="gray.6" visibleFrom="sm">
          {topico}
        </Text>
      </Group>
      <Group gap="xs">
        {semProdutos.length > 0 && (
          <Badge variant="outline" color="red.9" title={semProdutos.join(', ')}>
            {semProdutos.length} sem produtos
          </Badge>
        )}
        {situacao !== 'noAr' && <PublicationBadge situacao={situacao} />}
      </Group>
    </Group>
  )
}
