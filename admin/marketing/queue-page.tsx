import { Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { QueuePlace } from '#contract/reviews/admin-reviews.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'

export function loader({ params, request }: LoaderFunctionArgs) {
  const idSku = Number(params['idSku'])
  const { pagina } = queryOf(request)

  return api.reviews.listQueue({ idSku, pagina })
}

/** Who waits for a SKU, in the order in which they are notified. */
export function Component() {
  const { itens, total, produto, opcao } = useLoaderData<typeof loader>()

  return (
    <Page
      title={`Fila: ${opcao === '' ? produto : `${produto}, ${opcao}`}`}
      back={{ to: '/avise-me', label: 'Avise-me' }}
    >
      <Text size="sm" c="gray.6" maw={720}>
        Cada pessoa confirmou o pedido pelo link do e-mail, ou pediu com a conta aberta. Quem sai da fila some
        daqui.
      </Text>
      <DataTable
        label="Quem espera"
        rows={itens}
        total={total}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={<EmptyState title="Ninguém está esperando" text="A fila deste produto está vazia." />}
      />
    </Page>
  )
}

const COLUMNS: Column<QueuePlace>[] = [
  { title: 'Lugar', cell: ({ lugar }) => `${lugar}º`, align: 'right' },
  {
    title: 'Quem',
    cell: ({ nome, email }) => (
      <>
        {nome !== '' && <Text size="sm">{nome}</Text>}
        <Text size={nome === '' ? 'sm' : 'xs'} c={nome === '' ? 'inherit' : 'gray.6'}>
          {email}
        </Text>
      </>
    ),
  },
  { title: 'Na fila desde', cell: ({ desde }) => formatShortDate(desde) },
]
