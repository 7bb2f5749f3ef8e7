import { Group } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { BannerGroupInList } from '#contract/content/banners.ts'
import { slugOf } from '#domain/format/slug.ts'
import { NewNamed } from '../new-named.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { busca, pagina } = queryOf(request)

  return api.content.banners.list({ busca, pagina })
}

/** The groups of banners, each with its position in the shop. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page
      title="Banners"
      actions={
        <Allowed permission="conteudo.editar">
          <NewGroup />
        </Allowed>
      }
    >
      <Group>
        <SearchField label="Procurar grupo de banners" />
      </Group>
      <DataTable
        label="Grupos de banners"
        rows={itens}
        total={total}
        columns={COLUMNS}
        keyOf={({ hash }) => hash}
        hrefOf={({ hash }) => `/conteudo/banners/${hash}`}
        empty={
          <EmptyState
            title="Nenhum grupo de banners aqui"
            text="Um grupo reúne os banners de um lugar da loja, como o destaque da página inicial. Crie um e escolha onde ele aparece em Página inicial."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<BannerGroupInList>[] = [
  { title: 'Grupo', cell: ({ nome }) => nome },
  { title: 'Onde aparece', cell: ({ onde }) => onde, wide: true },
  { title: 'No ar', cell: ({ noAr }) => noAr, align: 'right' },
  { title: 'Agendados', cell: ({ agendados }) => agendados, align: 'right' },
  { title: 'Ao todo', cell: ({ total }) => total, align: 'right', wide: true },
]

function NewGroup() {
  return (
    <NewNamed
      button="Novo grupo"
      title="Novo grupo de banners"
      description="Só aparece no painel, para escolher o grupo nas seções da Página inicial."
      create={async (nome) => {
        const { hash } = await api.content.banners.create({
          nome,
          hash: slugOf(nome).slice(0, 80) || 'grupo',
        })
        return `/conteudo/banners/${hash}`
      }}
    />
  )
}
