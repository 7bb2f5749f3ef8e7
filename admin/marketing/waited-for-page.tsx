import { Anchor, Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { WaitedFor } from '#contract/reviews/admin-reviews.ts'
import { formatDay } from '../components/date/format.ts'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { pagina } = queryOf(request)

  return api.reviews.listWaitedFor({ pagina })
}

/** What shoppers wait for: what is worth buying again. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page titulo="Avise-me">
      <Text size="sm" c="gray.6" maw={720}>
        Quem pediu aviso recebe o e-mail sozinho quando o produto volta ao estoque, quem espera há mais tempo
        primeiro.
      </Text>
      <DataTable
        rotulo="Produtos que clientes esperam"
        linhas={itens}
        total={total}
        colunas={COLUMNS}
        chave={({ idSku }) => idSku}
        vazio={
          <EmptyState
            titulo="Ninguém está esperando"
            texto="Quando um produto esgota, a página dele oferece “Avise-me”. Os pedidos aparecem aqui, o mais esperado primeiro."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<WaitedFor>[] = [
  {
    titulo: 'Produto',
    celula: ({ produto, opcao, sku }) => (
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
  { titulo: 'Esperando', celula: ({ esperando }) => esperando, alinhar: 'right' },
  { titulo: 'Desde', celula: ({ desde }) => formatDay(desde) },
  { titulo: 'Estoque', celula: ({ estoque }) => estoque, alinhar: 'right' },
]
