import { Group } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { slugOf } from '#domain/slug.ts'
import { api } from '../api.ts'
import { Allowed } from '../parts/allowed.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Page } from '../parts/page.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { queryOf } from '../parts/search-params.ts'
import { NewShelf } from './new-shelf.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  return api.lists.list(queryOf(request))
}

/** The lists of products to be bought together. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page titulo="Listas" naLoja="/lista">
      <Allowed para="catalogo.editar">
        <NewShelf
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
