import { useLoaderData } from 'react-router'
import { api } from '../api.ts'
import { DataTable } from '../parts/data-table.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Page } from '../parts/page.tsx'

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
