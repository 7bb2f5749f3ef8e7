import { Group, Select } from '@mantine/core'
import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { WhoMayChange } from '#admin/components/form/who-may-change.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { queryOf, useQuery } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { Choices } from './cell-text.ts'
import { ProductGrid } from './product-grid.tsx'
import { PAGE } from './use-grid-rows.ts'

const STATUSES = [
  { valor: 'disponivel', nome: 'À venda' },
  { valor: 'sobConsulta', nome: 'Sob consulta' },
  { valor: 'inativo', nome: 'Fora da loja' },
]

export async function loader({ request }: LoaderFunctionArgs) {
  const query = queryOf(request)
  const [first, { categorias, marcas }] = await Promise.all([
    api.grid.rows({ ...query, porPagina: PAGE }),
    api.products.choices(),
  ])

  return { query, first, categorias, marcas }
}

/** Products as a spreadsheet. */
export function Component() {
  const { query, first, categorias, marcas } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const choices: Choices = useMemo(
    () => ({
      situacao: STATUSES,
      marca: marcas.map(({ slug, nome }) => ({ valor: slug, nome })),
      categoria: categorias.map(({ caminho, nome }) => ({ valor: caminho, nome })),
    }),
    [categorias, marcas],
  )

  return (
    <Page titulo="Edição em massa" voltar={{ para: '/produtos', nome: 'Produtos' }}>
      <WhoMayChange para="catalogo.editar" />
      <Group>
        <SearchField rotulo="Buscar por produto, SKU ou EAN" />
        <Filter nome="categoria" rotulo="Categoria" choices={choices} />
        <Filter nome="marca" rotulo="Marca" choices={choices} />
        <Filter nome="situacao" rotulo="Situação" choices={choices} />
      </Group>
      {first.total === 0 ? (
        <EmptyState titulo="Nenhum produto aqui" texto="Tente outra busca ou outro filtro." />
      ) : (
        // Another search is another grid; what was changed and not saved stays.
        <ProductGrid key={search} query={query} first={first} choices={choices} />
      )}
    </Page>
  )
}

type FilterProps = { nome: 'categoria' | 'marca' | 'situacao'; rotulo: string; choices: Choices }

function Filter({ nome, rotulo, choices }: FilterProps) {
  const { params, change } = useQuery()

  return (
    <Select
      aria-label={rotulo}
      placeholder={rotulo}
      data={choices[nome]?.map((one) => ({ value: one.valor, label: one.nome })) ?? []}
      value={params.get(nome)}
      onChange={(value) => change({ [nome]: value })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Qualquer ${rotulo.toLowerCase()}` }}
      limit={100}
      w={180}
    />
  )
}
