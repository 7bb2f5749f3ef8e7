import { Badge, Button, Chip, Group, Text } from '@mantine/core'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { queryOf, useQuery } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { PassportRow } from '#contract/orders/admin-passports.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { PassportState } from './passport-state.tsx'
import { SerialNumber } from './serial-number.tsx'
import { MISSING_PATH } from './without-passport.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  return api.passports.list(queryOf(request))
}

/** The passports of sold instruments, found by their serial number. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()
  const { params, change } = useQuery()

  return (
    <Page title="Passaportes">
      <Text size="sm" c="gray.6" maw={720}>
        Cada instrumento vendido com número de série tem um passaporte. O de peças únicas sai sozinho quando o
        pedido é pago; o dos demais, na página do pedido, quando você escreve o número.
      </Text>
      <Group>
        <SearchField label="Buscar por número de série ou produto" />
        <Chip
          size="sm"
          checked={params.get('alerta') === 'sim'}
          onChange={(checked) => change({ alerta: checked ? 'sim' : null })}
        >
          Roubados ou perdidos
        </Chip>
        <Button component={Link} to={MISSING_PATH} variant="default" size="xs">
          Vendidos sem passaporte
        </Button>
      </Group>
      <DataTable
        label="Passaportes"
        rows={itens}
        total={total}
        countedTo={MAX_COUNTED}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/passaportes/${id}`}
        columns={COLUMNS}
        empty={
          <EmptyState
            title="Nenhum passaporte"
            text="Nenhum combina com o que você procura, ou ainda não saiu nenhum. Na página de um pedido pago, escreva o número de série do instrumento para emitir o primeiro."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<PassportRow>[] = [
  {
    title: 'Número de série',
    cell: (row) => (
      <>
        <SerialNumber serial={row.numeroSerie} /> <PassportState {...row} />
      </>
    ),
  },
  {
    title: 'Produto',
    cell: ({ produto, marca }) => (
      <>
        {produto}
        <Text size="xs" c="gray.6" component="span" display="block">
          {marca}
        </Text>
      </>
    ),
  },
  {
    title: 'Condição',
    wide: true,
    cell: ({ condicao }) => (
      <Badge variant="light" color="gray">
        {CONDITION_WORDS[condicao].nome}
      </Badge>
    ),
  },
  { title: 'Pedido', wide: true, cell: ({ pedido }) => pedido?.numero ?? '' },
  { title: 'Emitido em', wide: true, cell: ({ emitidoEm }) => formatShortDate(emitidoEm) },
]
