import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { slugOf } from '#domain/format/slug.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { DataTable } from '../components/table/data-table.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { NewCollection } from './new-collection.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  return api.showcases.list(queryOf(request))
}

/** The showcases: rows of products that pages show. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page title="Vitrines">
      <Allowed permission="catalogo.editar">
        <NewCollection
          label="Nova vitrine"
          description="O título da fileira na loja; pode mudar depois."
          placeholder="Presentes de Natal"
          maxLength={80}
          buttonLabel="Criar vitrine"
          create={(nome) => api.showcases.create({ ...EMPTY, titulo: nome, hash: slugOf(nome) || 'vitrine' })}
          listPath="/vitrines"
        />
      </Allowed>
      <DataTable
        label="Vitrines"
        rows={itens}
        total={total}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/vitrines/${id}`}
        columns={[
          { title: 'Vitrine', cell: ({ titulo, hash }) => titulo || hash },
          { title: 'Escolhidos', align: 'right', cell: ({ produtos }) => produtos },
          {
            title: 'Depois deles',
            wide: true,
            cell: ({ automatica }) =>
              automatica &&
              `${automatica.order}${automatica.categoria ? ` em /${automatica.categoria}` : ''}`,
          },
        ]}
        empty={
          <EmptyState
            title="Nenhuma vitrine ainda"
            text="Uma vitrine é uma fileira de produtos na página inicial e em outras páginas."
          />
        }
      />
    </Page>
  )
}

const EMPTY = { descricao: '', link: null, produtos: [], automatica: null }
