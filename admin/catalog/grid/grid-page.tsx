import { Group, Select } from '@mantine/core'
import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { WhoMayChange } from '#admin/components/form/who-may-change.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { queryOf, useQuery } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import { specificationColumn } from '#domain/import/csv/grid-cell.ts'
import { optionsOf } from '../specification/options-of.ts'
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
  const categoria = query['categoria']
  const [first, { categorias, marcas }, template] = await Promise.all([
    api.grid.rows({ ...query, porPagina: PAGE }),
    api.products.choices(),
    categoria === undefined ? null : api.products.template({ categoria }),
  ])

  return { query, first, categorias, marcas, template }
}

export function Component() {
  const { query, first, categorias, marcas, template } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const choices: Choices = useMemo(
    () => ({
      situacao: STATUSES,
      marca: marcas.map(({ slug, nome }) => ({ valor: slug, nome })),
      categoria: categorias.map(({ caminho, nome }) => ({ valor: caminho, nome })),
      ...Object.fromEntries(
        (template?.campos ?? []).map((field) => [
          specificationColumn(field).campo,
          optionsOf(field).map((valor) => ({ valor, nome: valor })),
        ]),
      ),
    }),
    [categorias, marcas, template],
  )

  return (
    <Page title="Edição em massa" back={{ to: '/produtos', label: 'Produtos' }}>
      <WhoMayChange permission="catalogo.editar" />
      <Group>
        <SearchField label="Buscar por produto, SKU ou EAN" />
        <Filter name="categoria" label="Categoria" choices={choices} />
        <Filter name="marca" label="Marca" choices={choices} />
        <Filter name="situacao" label="Situação" choices={choices} />
      </Group>
      {first.total === 0 ? (
        <EmptyState title="Nenhum produto aqui" text="Tente outra busca ou outro filtro." />
      ) : (
        // A new search gets a new grid; unsaved changes stay.
        <ProductGrid key={search} query={query} first={first} choices={choices} template={template} />
      )}
    </Page>
  )
}

type FilterProps = { name: 'categoria' | 'marca' | 'situacao'; label: string; choices: Choices }

function Filter({ name, label, choices }: FilterProps) {
  const { params, change } = useQuery()

  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={choices[name]?.map((one) => ({ value: one.valor, label: one.nome })) ?? []}
      value={params.get(name)}
      onChange={(value) => change({ [name]: value })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Qualquer ${label.toLowerCase()}` }}
      limit={100}
      w={180}
    />
  )
}
