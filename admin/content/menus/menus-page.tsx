import { useLoaderData } from 'react-router'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { DataTable } from '#admin/components/table/data-table.tsx'
import { api } from '#admin/shell/api.ts'

export async function loader() {
  return (await api.menus.list()).menus
}

/** The menus that the shop shows. */
export function Component() {
  const menus = useLoaderData<typeof loader>()

  return (
    <Page titulo="Menus">
      <DataTable
        rotulo="Menus"
        linhas={menus}
        total={menus.length}
        porPagina={menus.length}
        chave={({ hash }) => hash}
        abrir={({ hash }) => `/menus/${hash}`}
        colunas={[
          { titulo: 'Menu', celula: ({ nome }) => nome },
          { titulo: 'Nome nas páginas', largo: true, celula: ({ hash }) => hash },
          { titulo: 'Itens', alinhar: 'right', celula: ({ itens }) => itens },
        ]}
        vazio={
          <EmptyState titulo="Nenhum menu" texto="Os menus da loja aparecem aqui depois da primeira carga." />
        }
      />
    </Page>
  )
}
