import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { PageInList } from '#contract/content/pages.ts'
import { PAGE_SITUATIONS } from '../words.ts'

export function loader() {
  return api.content.pages.list()
}

/** All institutional pages, in the order in which the shop lists them. */
export function Component() {
  const { itens } = useLoaderData<typeof loader>()

  return (
    <Page
      titulo="Páginas"
      acoes={
        <Allowed para="conteudo.editar">
          <Button
            component={Link}
            to="/conteudo/paginas/nova"
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            Nova página
          </Button>
        </Allowed>
      }
    >
      {itens.length === 0 ? (
        <EmptyState
          titulo="Nenhuma página"
          texto="Conte quem é a loja, como se troca e quanto demora a entrega. Cada página tem um endereço em /pagina."
        />
      ) : (
        <Level itens={itens} mae={null} rotulo="Páginas" />
      )}
    </Page>
  )
}

/** The pages of one level, with those below each. */
function Level({ itens, mae, rotulo }: { itens: PageInList[]; mae: string | null; rotulo: string }) {
  const may = useMay('conteudo.editar')
  const { save } = useSave()
  const [moved, setMoved] = useState<number[] | null>(null)
  const level = itens.filter((page) => page.mae === mae)
  const ordered = moved ? level.toSorted((a, b) => moved.indexOf(a.id) - moved.indexOf(b.id)) : level

  /** The list shows the new order at once, and the store's own when that is known. */
  async function order(next: PageInList[]) {
    const ids = next.map(({ id }) => id)
    setMoved(ids)
    await save(() => api.content.pages.order({ ids }), 'Ordem salva.')
    setMoved(null)
  }

  return (
    <SortableList
      rotulo={rotulo}
      itens={ordered}
      chave={({ id }) => String(id)}
      nome={({ titulo }) => titulo}
      mudar={(next) => void order(next)}
      parada={!may}
    >
      {(page) => (
        <>
          <Line page={page} />
          {itens.some((one) => one.mae === page.slug) && (
            <div style={{ paddingTop: 8 }}>
              <Level itens={itens} mae={page.slug} rotulo={`Abaixo de ${page.titulo}`} />
            </div>
          )}
        </>
      )}
    </SortableList>
  )
}

function Line({ page: { id, titulo, slug, situacao, publicarEm } }: { page: PageInList }) {
  const { nome, cor } = PAGE_SITUATIONS[situacao]

  return (
    <Group justify="space-between" gap="xs" mih={28}>
      <Group gap="xs">
        <Anchor component={Link} to={`/conteudo/paginas/${id}`} size="sm" fw={500} c="gray.9">
          {titulo}
        </Anchor>
        <Text size="xs" c="gray.6" visibleFrom="sm">
          /pagina/{slug}
        </Text>
      </Group>
      {situacao !== 'noAr' && (
        <Badge variant="light" color={cor}>
          {situacao === 'agendada' && publicarEm ? `Em ${formatMoment(publicarEm)}` : nome}
        </Badge>
      )}
    </Group>
  )
}
