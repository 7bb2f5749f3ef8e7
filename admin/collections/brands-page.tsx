import { Button, Group, Image } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Allowed } from '../components/page/allowed.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { DataTable } from '../components/table/data-table.tsx'
import { SearchField } from '../components/table/search-field.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return api.brands.list(queryOf(request))
}

export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page
      title="Marcas"
      actions={
        <Allowed permission="catalogo.editar">
          <Button component={Link} to="/marcas/nova" leftSection={<IconPlus size={16} aria-hidden />}>
            Nova marca
          </Button>
        </Allowed>
      }
    >
      <Group>
        <SearchField label="Buscar marca" />
      </Group>
      <DataTable
        label="Marcas"
        rows={itens}
        total={total}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/marcas/${id}`}
        columns={[
          { title: 'Nome', cell: ({ nome }) => nome },
          {
            title: 'Imagem',
            wide: true,
            cell: ({ imagem }) =>
              imagem && <Image src={imagem.imagem} alt="" h={28} w="auto" fit="contain" />,
          },
          { title: 'Endereço', wide: true, cell: ({ slug }) => `/marcas/${slug}` },
          { title: 'Produtos', align: 'right', cell: ({ produtos }) => produtos },
        ]}
        empty={<EmptyState title="Nenhuma marca aqui" text="Tente outro nome, ou crie a primeira marca." />}
      />
    </Page>
  )
}
