import { useLoaderData } from 'react-router'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { DataTable } from '#admin/components/table/data-table.tsx'
import { api } from '#admin/shell/api.ts'
import { NewNamed } from '../new-named.tsx'

export async function loader() {
  return (await api.menus.list()).menus
}

/** The menus of the shop, each with its place. */
export function Component() {
  const menus = useLoaderData<typeof loader>()

  return (
    <Page
      title="Menus"
      actions={
        <Allowed permission="conteudo.editar">
          <NewNamed
            button="Novo menu"
            title="Novo menu"
            description="O título da coluna no rodapé. Ela aparece quando o menu tem o primeiro item."
            create={async (nome) => `/menus/${(await api.menus.create({ nome })).hash}`}
          />
        </Allowed>
      }
    >
      <DataTable
        label="Menus"
        rows={menus}
        total={menus.length}
        porPagina={menus.length}
        keyOf={({ hash }) => hash}
        hrefOf={({ hash }) => `/menus/${hash}`}
        columns={[
          { title: 'Menu', cell: ({ nome }) => nome },
          { title: 'Onde aparece', wide: true, cell: ({ onde }) => onde },
          { title: 'Itens', align: 'right', cell: ({ itens }) => itens },
        ]}
        empty={
          <EmptyState title="Nenhum menu" text="Os menus da loja aparecem aqui depois da primeira carga." />
        }
      />
    </Page>
  )
}
