import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { DataTable } from '#admin/components/table/data-table.tsx'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return api.landingPages.list(queryOf(request))
}

/** The pages that list the products of a rule at their own address. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page
      title="Páginas de seleção"
      actions={
        <Allowed permission="catalogo.editar">
          <Button component={Link} to="/selecoes/nova" leftSection={<IconPlus size={16} aria-hidden />}>
            Nova página
          </Button>
        </Allowed>
      }
    >
      <Group>
        <SearchField label="Buscar página" />
      </Group>
      <DataTable
        label="Páginas de seleção"
        rows={itens}
        total={total}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/selecoes/${id}`}
        columns={[
          { title: 'Título', cell: ({ titulo }) => titulo },
          { title: 'Endereço', wide: true, cell: ({ slug }) => `/${slug}` },
          { title: 'Categoria', wide: true, cell: ({ categoria }) => categoria ?? 'Toda a loja' },
          { title: 'Escolhidos', align: 'right', cell: ({ produtos }) => produtos },
        ]}
        empty={
          <EmptyState
            title="Nenhuma página aqui"
            text="Uma página de seleção reúne produtos por uma regra, num endereço só dela: ofertas de cordas, violinos até R$ 1.500."
          />
        }
      />
    </Page>
  )
}
