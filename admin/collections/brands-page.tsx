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

/** The brands. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page
      titulo="Marcas"
      acoes={
        <Allowed para="catalogo.editar">
          <Button component={Link} to="/marcas/nova" leftSection={<IconPlus size={16} aria-hidden />}>
            Nova marca
          </Button>
        </Allowed>
      }
    >
      <Group>
        <SearchField rotulo="Buscar marca" />
      </Group>
      <DataTable
        rotulo="Marcas"
        linhas={itens}
        total={total}
        chave={({ id }) => id}
        abrir={({ id }) => `/marcas/${id}`}
        colunas={[
          { titulo: 'Nome', celula: ({ nome }) => nome },
          {
            titulo: 'Imagem',
            largo: true,
            celula: ({ imagem }) =>
              imagem && <Image src={imagem.imagem} alt="" h={28} w="auto" fit="contain" />,
          },
          { titulo: 'Endereço', largo: true, celula: ({ slug }) => `/marcas/${slug}` },
          { titulo: 'Produtos', alinhar: 'right', celula: ({ produtos }) => produtos },
        ]}
        vazio={<EmptyState titulo="Nenhuma marca aqui" texto="Tente outro nome, ou crie a primeira marca." />}
      />
    </Page>
  )
}
