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

/** All institutional pages, in the order of the shop. */
export function Component() {
  const { itens } = useLoaderData<typeof loader>()

  return (
    <Page
      title="Páginas"
      actions={
        <Allowed permission="conteudo.editar">
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
          title="Nenhuma página"
          text="Conte quem é a loja, como se troca e quanto demora a entrega. Cada página tem um endereço em /pagina."
        />
      ) : (
        <>
          <Incomplete total={itens.filter(({ faltas }) => faltas.length > 0).length} />
          <Level itens={itens} mae={null} label="Páginas" />
        </>
      )}
    </Page>
  )
}

/** How many pages lack something. */
function Incomplete({ total }: { total: number }) {
  if (total === 0) return null

  return (
    <Text size="sm" maw={720}>
      {total === 1 ? '1 página tem' : `${total} páginas têm`} o que preencher. O que falta em cada uma está
      nela; até lá, a loja mostra a página sem essas linhas.
    </Text>
  )
}

/** The pages of one level, each with its children. */
function Level({ itens, mae, label }: { itens: PageInList[]; mae: string | null; label: string }) {
  const may = useMay('conteudo.editar')
  const { save } = useSave()
  const [moved, setMoved] = useState<number[] | null>(null)
  const level = itens.filter((page) => page.mae === mae)
  const ordered = moved ? level.toSorted((a, b) => moved.indexOf(a.id) - moved.indexOf(b.id)) : level

  /** Shows the new order at once, and the stored one after the reload. */
  async function order(next: PageInList[]) {
    const ids = next.map(({ id }) => id)
    setMoved(ids)
    await save(() => api.content.pages.order({ ids }), 'Ordem salva.')
    setMoved(null)
  }

  return (
    <SortableList
      label={label}
      items={ordered}
      keyOf={({ id }) => String(id)}
      nameOf={({ titulo }) => titulo}
      onChange={(next) => void order(next)}
      disabled={!may}
    >
      {(page) => (
        <>
          <Line page={page} />
          {itens.some((one) => one.mae === page.slug) && (
            <div style={{ paddingTop: 8 }}>
              <Level itens={itens} mae={page.slug} label={`Abaixo de ${page.titulo}`} />
            </div>
          )}
        </>
      )}
    </SortableList>
  )
}

function Line({ page: { id, titulo, slug, situacao, publicarEm, faltas } }: { page: PageInList }) {
  const { label, color } = PAGE_SITUATIONS[situacao]

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
      <Group gap="xs">
        {faltas.length > 0 && (
          <Badge variant="outline" color="gray.7" title={faltas.map(({ texto }) => texto).join(', ')}>
            {faltas.length} a preencher
          </Badge>
        )}
        {situacao !== 'noAr' && (
          <Badge variant="light" color={color}>
            {situacao === 'agendada' && publicarEm ? `Em ${formatMoment(publicarEm)}` : label}
          </Badge>
        )}
      </Group>
    </Group>
  )
}
