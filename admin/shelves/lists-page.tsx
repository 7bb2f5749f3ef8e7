import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { slugOf } from '#domain/slug.ts'
import { api } from '../api.ts'
import { Allowed } from '../parts/allowed.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Page } from '../parts/page.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { queryOf } from '../parts/search-params.ts'
import { useSave } from '../parts/use-save.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return api.lists.list(queryOf(request))
}

/** The lists of products to be bought together. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page titulo="Listas" naLoja="/lista">
      <Allowed para="catalogo.editar">
        <NewList />
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

function NewList() {
  const [titulo, setTitulo] = useState('')
  const { save, saving } = useSave()
  const navigate = useNavigate()

  async function create() {
    const list = { titulo, slug: slugOf(titulo), descricao: '', itens: [] }
    const outcome = await save(() => api.lists.create(list))
    if (outcome.ok) await navigate(`/listas/${outcome.result.id}`)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <Group align="flex-end">
        <TextInput
          label="Nova lista"
          placeholder="Volta às aulas"
          value={titulo}
          onChange={(event) => setTitulo(event.currentTarget.value)}
          maxLength={90}
          required
          style={{ flex: '1 1 16rem', maxWidth: '24rem' }}
        />
        <Button type="submit" loading={saving}>
          Criar lista
        </Button>
      </Group>
    </form>
  )
}
