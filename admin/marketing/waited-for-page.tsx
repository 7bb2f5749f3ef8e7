import { Anchor, Button, Text } from '@mantine/core'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { WaitedFor } from '#contract/reviews/admin-reviews.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'
import { VariantCell } from './variant-cell.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { pagina } = queryOf(request)

  return api.reviews.listWaitedFor({ pagina })
}

/** The products that shoppers want to be notified about: what is worth buying again. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page
      title="Avise-me"
      actions={
        <Button component={Link} to="/avise-me/precos" variant="default">
          Avisos de preço
        </Button>
      }
    >
      <Text size="sm" c="gray.6" maw={720}>
        Quem pediu aviso e confirmou o e-mail tem um lugar na fila. Quando o produto volta ao estoque, o aviso
        vai sozinho, por ordem de chegada.
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
  { title: 'Produto', cell: (row) => <VariantCell {...row} /> },
  { title: 'Esperando', cell: (row) => <Waiting {...row} />, align: 'right' },
  { title: 'Desde', cell: ({ desde }) => formatShortDate(desde), wide: true },
  { title: 'Estoque', cell: ({ estoque }) => estoque, align: 'right' },
]

/** The number, which leads to the queue if one may see who is in it. */
function Waiting({ idSku, esperando }: WaitedFor) {
  const mayOpen = useMay('clientes.ver')
  if (!mayOpen) return esperando

  return (
    <Anchor component={Link} to={`/avise-me/${idSku}`} size="sm">
      {esperando.toLocaleString('pt-BR')}
    </Anchor>
  )
}
