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

/** The pages that list what a rule finds, at addresses of their own. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page
      titulo="Páginas de seleção"
      acoes={
        <Allowed para="catalogo.editar">
          <Button component={Link} to="/selecoes/nova" leftSection={<IconPlus size={16} aria-hidden />}>
            Nova página
          </Button>
        </Allowed>
      }
    >
      <Group>
        <SearchField rotulo="Buscar página" />
      </Group>
      <DataTable
        rotulo="Páginas de seleção"
        linhas={itens}
        total={total}
        chave={({ id }) => id}
        abrir={({ id }) => `/selecoes/${id}`}
        colunas={[
          { titulo: 'Título', celula: ({ titulo }) => titulo },
          { titulo: 'Endereço', largo: true, celula: ({ slug }) => `/${slug}` },
          { titulo: 'Categoria', largo: true, celula: ({ categoria }) => categoria ?? 'Toda a loja' },
          { titulo: 'Escolhidos', alinhar: 'right', celula: ({ produtos }) => produtos },
        ]}
        vazio={
          <EmptyState
            titulo="Nenhuma página aqui"
            texto="Uma página de seleção reúne produtos por uma regra, num endereço só dela: ofertas de cordas, violinos até R$ 1.500."
          />
        }
      />
    </Page>
  )
}
