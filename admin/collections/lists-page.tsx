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

/** The lists of products to be bought together. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page titulo="Listas" naLoja="/lista">
      <Allowed para="catalogo.editar">
        <NewCollection
          rotulo="Nova lista"
          exemplo="Volta às aulas"
          letras={90}
          botao="Criar lista"
          create={(titulo) => api.lists.create({ titulo, slug: slugOf(titulo), descricao: '', itens: [] })}
          em="/listas"
        />
      </Allowed>
      <Group>
        <SearchField rotulo="Buscar lista" />
      </Group>
      <DataTable
        rotulo="Listas"
        linhas={itens}
        total={total}
        chave={({ id }) => id}
        abrir={({ id }) => `/listas/${id}`}
        colunas={[
          { titulo: 'Título', celula: ({ titulo }) => titulo },
          { titulo: 'Endereço', largo: true, celula: ({ slug }) => `/lista/${slug}` },
          { titulo: 'Produtos', alinhar: 'right', celula: ({ produtos }) => produtos },
        ]}
        vazio={
          <EmptyState
            titulo="Nenhuma lista aqui"
            texto="Uma lista junta o que se compra de uma vez: o material de uma escola, o primeiro violino."
          />
        }
      />
    </Page>
  )
}
