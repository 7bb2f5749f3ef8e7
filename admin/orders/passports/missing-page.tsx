import { Group, Stack, Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { FilterSelect } from '#admin/components/table/filter-select.tsx'
import { queryOf, useQuery } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { MissingPassport } from '#contract/orders/admin-passports.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { SituationBadge } from '../situation-badge.tsx'
import { SerialSwitch } from './order-passports.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { semNumero, ...query } = queryOf(request)

  return api.passports.missing({ ...query, semNumero: semNumero === 'sim' ? 'sim' : undefined })
}

/** The instruments of sold orders whose serial number nobody wrote yet. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()
  const { params } = useQuery()
  const semNumero = params.get('semNumero') === 'sim'
  const mayIssue = useMay('pedidos.expedir')

  return (
    <Page title="Vendidos sem passaporte" back={{ to: '/passaportes', label: 'Passaportes' }}>
      <Text size="sm" c="gray.6" maw={720}>
        Instrumentos de pedidos pagos que ainda não têm o número de série anotado. Abra o pedido e escreva-o
        em Passaportes, um por unidade. Se o instrumento não tem número, diga aqui, e ele sai da lista.
      </Text>
      <Group>
        <FilterSelect
          label="Mostrar"
          name="semNumero"
          allLabel="Falta o número"
          options={[{ value: 'sim', label: 'Não têm número de série' }]}
        />
      </Group>
      <DataTable
        label="Vendidos sem passaporte"
        rows={itens}
        total={total}
        countedTo={MAX_COUNTED}
        keyOf={({ pedido, idSku }) => `${pedido.id} ${idSku}`}
        hrefOf={({ pedido }) => `/pedidos/${pedido.id}`}
        columns={columnsOf(semNumero, mayIssue)}
        empty={
          <EmptyState
            title="Nenhum"
            text={
              semNumero
                ? 'Ninguém disse de um instrumento vendido que ele não tem número de série.'
                : 'Nenhum instrumento vendido espera pelo seu número de série.'
            }
          />
        }
      />
    </Page>
  )
}

function columnsOf(semNumero: boolean, mayIssue: boolean): Column<MissingPassport>[] {
  return [
    { title: 'Pedido', cell: ({ pedido }) => pedido.numero },
    {
      title: 'Instrumento',
      // The switch is below the name: in a column of its own, a phone cut it off.
      cell: ({ pedido, idSku, nome }) => (
        <Stack gap={4} align="flex-start">
          {nome}
          {mayIssue && (
            <SerialSwitch
              order={pedido.id}
              item={{ idSku, semNumero, nome: `${nome}, pedido ${pedido.numero}` }}
            />
          )}
        </Stack>
      ),
    },
    { title: 'Faltam', cell: ({ faltam }) => faltam },
    { title: 'Situação', wide: true, cell: (row) => <SituationBadge {...row} /> },
    { title: 'Pago em', wide: true, cell: ({ pagoEm }) => formatShortDate(pagoEm) },
  ]
}
