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

/** The rows of products that pages show. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page titulo="Vitrines">
      <Allowed para="catalogo.editar">
        <NewCollection
          rotulo="Nova vitrine"
          descricao="O nome pelo qual as páginas a chamam; ele não muda depois."
          exemplo="natal"
          letras={80}
          botao="Criar vitrine"
          create={(nome) => api.showcases.create({ ...EMPTY, hash: slugOf(nome) })}
          em="/vitrines"
        />
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

const EMPTY = { titulo: '', descricao: '', link: null, produtos: [], automatica: null }
