import { useLoaderData } from 'react-router'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { DataTable } from '#admin/components/table/data-table.tsx'
import { api } from '#admin/shell/api.ts'

export async function loader() {
  return (await api.menus.list()).menus
}

/** The menus of the shop. */
export function Component() {
  const menus = useLoaderData<typeof loader>()

  return (
    <Page title="Menus">
      <DataTable
        label="Menus"
        rows={menus}
        total={menus.length}
        porPagina={menus.length}
        keyOf={({ hash }) => hash}
        hrefOf={({ hash }) => `/menus/${hash}`}
        columns={[
          { title: 'Menu', cell: ({ nome }) => nome },
          { title: 'Nome nas páginas', wide: true, cell: ({ hash }) => hash },
          { title: 'Itens', align: 'right', cell: ({ itens }) => itens },
        ]}
        empty={
          <EmptyState title="Nenhum menu" text="Os menus da loja aparecem aqui depois da primeira carga." />
        }
      />
    </Page>
  )
}
