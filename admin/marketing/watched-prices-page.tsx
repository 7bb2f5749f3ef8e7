import { Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { WatchedPrice } from '#contract/reviews/price-alerts.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { VariantCell } from './variant-cell.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { pagina } = queryOf(request)

  return api.reviews.listWatchedPrices({ pagina })
}

/** The products whose price shoppers wait to fall. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page title="Avisos de preço" back={{ to: '/avise-me', label: 'Avise-me' }}>
      <Text size="sm" c="gray.6" maw={720}>
        Quem confirmou recebe no máximo um e-mail por dia, quando uma unidade custar menos, com as promoções
        que valem para todos, e houver estoque.
      </Text>
      <DataTable
        label="Preços que clientes esperam baixar"
        rows={itens}
        total={total}
        columns={COLUMNS}
        keyOf={({ idSku }) => idSku}
        empty={
          <EmptyState
            title="Ninguém espera um preço"
            text="A página de cada produto em estoque oferece “Avise-me se baixar”."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<WatchedPrice>[] = [
  { title: 'Produto', cell: (row) => <VariantCell {...row} /> },
  { title: 'Esperando', cell: ({ esperando }) => esperando.toLocaleString('pt-BR'), align: 'right' },
  { title: 'Preço', cell: ({ precoPor }) => formatBRL(precoPor), align: 'right' },
  {
    title: 'Dizem um valor',
    cell: ({ comValor, menorValor }) =>
      menorValor === null ? '' : `${comValor}, a partir de ${formatBRL(menorValor)}`,
    align: 'right',
    wide: true,
  },
  { title: 'Estoque', cell: ({ estoque }) => estoque, align: 'right', wide: true },
]
