import { Group } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { slugOf } from '#domain/format/slug.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { DataTable } from '../components/table/data-table.tsx'
import { SearchField } from '../components/table/search-field.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { NewCollection } from './new-collection.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  return api.lists.list(queryOf(request))
}

/** The lists of products that are bought together. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page title="Listas" shopPath="/lista">
      <Allowed permission="catalogo.editar">
        <NewCollection
          label="Nova lista"
          placeholder="Volta às aulas"
          maxLength={90}
          buttonLabel="Criar lista"
          create={(titulo) => api.lists.create({ titulo, slug: slugOf(titulo), descricao: '', itens: [] })}
          listPath="/listas"
        />
      </Allowed>
      <Group>
        <SearchField label="Buscar lista" />
      </Group>
      <DataTable
        label="Listas"
        rows={itens}
        total={total}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/listas/${id}`}
        columns={[
          { title: 'Título', cell: ({ titulo }) => titulo },
          { title: 'Endereço', wide: true, cell: ({ slug }) => `/lista/${slug}` },
          { title: 'Produtos', align: 'right', cell: ({ produtos }) => produtos },
        ]}
        empty={
          <EmptyState
            title="Nenhuma lista aqui"
            text="Uma lista junta o que se compra de uma vez: o material de uma escola, o primeiro violino."
          />
        }
      />
    </Page>
  )
}
