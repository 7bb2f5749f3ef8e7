import { Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { MissingPassport } from '#contract/orders/admin-passports.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { SituationBadge } from '../situation-badge.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  return api.passports.missing(queryOf(request))
}

/** The instruments of sold orders whose serial number nobody wrote yet. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page title="Vendidos sem passaporte" back={{ to: '/passaportes', label: 'Passaportes' }}>
      <Text size="sm" c="gray.6" maw={720}>
        Instrumentos de pedidos pagos de que ninguém escreveu o número de série. Abra o pedido e escreva o
        número em Passaportes, um por unidade.
      </Text>
      <DataTable
        label="Vendidos sem passaporte"
        rows={itens}
        total={total}
        countedTo={MAX_COUNTED}
        keyOf={({ pedido, idSku }) => `${pedido.id} ${idSku}`}
        hrefOf={({ pedido }) => `/pedidos/${pedido.id}`}
        columns={COLUMNS}
        empty={
          <EmptyState title="Nenhum" text="Todos os instrumentos de pedidos pagos têm o seu passaporte." />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<MissingPassport>[] = [
  { title: 'Pedido', cell: ({ pedido }) => pedido.numero },
  { title: 'Instrumento', cell: ({ nome }) => nome },
  { title: 'Faltam', cell: ({ faltam }) => faltam },
  { title: 'Situação', wide: true, cell: (row) => <SituationBadge {...row} /> },
  { title: 'Pago em', wide: true, cell: ({ pagoEm }) => formatShortDate(pagoEm) },
]
