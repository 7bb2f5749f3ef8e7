import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { slugOf } from '#domain/slug.ts'
import { api } from '../api.ts'
import { Allowed } from '../parts/allowed.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Page } from '../parts/page.tsx'
import { queryOf } from '../parts/search-params.ts'
import { useSave } from '../parts/use-save.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return api.showcases.list(queryOf(request))
}

/** The rows of products that pages show. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page titulo="Vitrines">
      <Allowed para="catalogo.editar">
        <NewShowcase />
      </Allowed>
      <DataTable
        rotulo="Vitrines"
        linhas={itens}
        total={total}
        chave={({ id }) => id}
        abrir={({ id }) => `/vitrines/${id}`}
        colunas={[
          { titulo: 'Vitrine', celula: ({ hash }) => hash },
          { titulo: 'Título', celula: ({ titulo }) => titulo },
          { titulo: 'Escolhidos', alinhar: 'right', celula: ({ produtos }) => produtos },
          {
            titulo: 'Depois deles',
            largo: true,
            celula: ({ automatica }) =>
              automatica &&
              `${automatica.order}${automatica.categoria ? ` em /${automatica.categoria}` : ''}`,
          },
        ]}
        vazio={
          <EmptyState
            titulo="Nenhuma vitrine ainda"
            texto="Uma vitrine é uma fileira de produtos na página inicial e em outras páginas."
          />
        }
      />
    </Page>
  )
}

function NewShowcase() {
  const [hash, setHash] = useState('')
  const { save, saving } = useSave()
  const navigate = useNavigate()

  async function create() {
    const empty = { titulo: '', descricao: '', link: null, produtos: [], automatica: null }
    const outcome = await save(() => api.showcases.create({ ...empty, hash: slugOf(hash) }))
    if (outcome.ok) await navigate(`/vitrines/${outcome.result.id}`)
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
          label="Nova vitrine"
          description="O nome pelo qual as páginas a chamam; ele não muda depois."
          placeholder="natal"
          value={hash}
          onChange={(event) => setHash(event.currentTarget.value)}
          maxLength={80}
          required
          style={{ flex: '1 1 16rem', maxWidth: '24rem' }}
        />
        <Button type="submit" loading={saving}>
          Criar vitrine
        </Button>
      </Group>
    </form>
  )
}
