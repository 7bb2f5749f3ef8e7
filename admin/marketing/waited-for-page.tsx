import { Anchor, Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { WaitedFor } from '#contract/reviews/admin-reviews.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { pagina } = queryOf(request)

  return api.reviews.listWaitedFor({ pagina })
}

/** The products that shoppers want to be notified about: what is worth buying again. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page title="Avise-me">
      <Text size="sm" c="gray.6" maw={720}>
        Quem pediu aviso recebe o e-mail sozinho quando o produto volta ao estoque, quem espera há mais tempo
        primeiro.
      </Text>
      <DataTable
        label="Produtos que clientes esperam"
        rows={itens}
        total={total}
        columns={COLUMNS}
        keyOf={({ idSku }) => idSku}
        empty={
          <EmptyState
            title="Ninguém está esperando"
            text="Quando um produto esgota, a página dele oferece “Avise-me”. Os pedidos aparecem aqui, o mais esperado primeiro."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<WaitedFor>[] = [
  {
    title: 'Produto',
    cell: ({ produto, opcao, sku }) => (
      <>
        <Anchor href={produto.url} target="_blank" size="sm">
          {produto.nome}
        </Anchor>
        <Text size="xs" c="gray.6">
          {opcao === '' ? sku : `${opcao} · ${sku}`}
        </Text>
      </>
    ),
  },
  { title: 'Esperando', cell: ({ esperando }) => esperando, align: 'right' },
  { title: 'Desde', cell: ({ desde }) => formatShortDate(desde) },
  { title: 'Estoque', cell: ({ estoque }) => estoque, align: 'right' },
]
