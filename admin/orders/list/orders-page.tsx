import { Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { AdminOrderRow } from '#contract/orders/admin-orders.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { PAYMENT_NAMES } from '#domain/order/order-text.ts'
import { variantText } from '#domain/product/variants/variant-text.ts'
import { SituationBadge } from '../situation-badge.tsx'
import { METHOD_NAMES } from '../situations.ts'
import { OrderTags } from '../tags/order-tags.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { OrderFilters } from './order-filters.tsx'
import classes from './orders-page.module.css'
import { parcelWords } from './parcel-words.ts'
import { SavedViews } from './saved-views.tsx'
import { SituationTabs } from './situation-tabs.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const { visao: _mark, ...query } = queryOf(request)
  const [list, counts, { visoes }, { marcadores }] = await Promise.all([
    // The contract parses a query's text.
    api.orders.list(query as Parameters<typeof api.orders.list>[0]),
    api.orders.counts(),
    api.orders.views(),
    api.orders.tags(),
  ])

  return { list, counts, visoes, marcadores }
}

/** The order list, with search, filters and bulk actions. */
export function Component() {
  const { list, counts, visoes, marcadores } = useLoaderData<typeof loader>()
  const [ids, setIds] = useState<ReadonlySet<string | number>>(new Set())
  const mayPick = useMay('pedidos.expedir')
  const chosen = list.itens.filter(({ numero }) => ids.has(numero)).map(({ id }) => id)

  return (
    <Page
      title="Pedidos"
      actions={
        <>
          <SavedViews visoes={visoes} />
          <Allowed permission="pedidos.expedir">
            <Button
              component={Link}
              to="/pedidos/envios"
              variant="default"
              leftSection={<IconTruckDelivery size={16} aria-hidden />}
            >
              Enviar por planilha
            </Button>
          </Allowed>
        </>
      }
    >
      <SituationTabs {...counts} />
      <OrderFilters tags={marcadores.map(({ nome }) => nome)} />
      {chosen.length > 0 && <BulkBar ids={chosen} onDone={() => setIds(new Set())} />}
      <Stack className={classes['list']} gap="xs">
        <DataTable
          label="Pedidos"
          rows={list.itens}
          total={list.total}
          countedTo={MAX_COUNTED}
          columns={COLUMNS}
          keyOf={({ numero }) => numero}
          hrefOf={({ id }) => `/pedidos/${id}`}
          {...(mayPick && { selection: { ids, onChange: setIds } })}
          empty={
            <EmptyState
              title="Nenhum pedido aqui"
              text={
                'Mude os filtros ou a busca.\nQuando alguém comprar na loja, o pedido aparece nesta lista na hora.'
              }
            />
          }
        />
        <Text size="xs" c="gray.6" visibleFrom="md">
          Atalhos: j e k percorrem a lista, o abre o pedido, / busca, ? mostra todos.
        </Text>
      </Stack>
    </Page>
  )
}

const COLUMNS: Column<AdminOrderRow>[] = [
  {
    title: 'Pedido',
    cell: ({ numero, numeroAntigo, nome, atencao, marcadores }) => (
      <>
        <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
          {numero}
          {numeroAntigo !== null && (
            <Text span size="xs" c="gray.6">
              antes {numeroAntigo}
            </Text>
          )}
          {atencao !== null && (
            <IconAlertTriangle size={14} color="var(--mantine-color-red-9)" aria-label="Pede atenção" />
          )}
        </Group>
        <span className={classes['buyer']}>{nome}</span>
        <OrderTags marcadores={marcadores} />
      </>
    ),
  },
  {
    title: 'Situação',
    cell: (order) => (
      <>
        <SituationBadge {...order} />
        <Text size="xs" c="gray.6" span display="block">
          {parcelWords(order)}
        </Text>
      </>
    ),
  },
  {
    title: 'Total',
    ordem: 'total',
    align: 'right',
    cell: ({ total }) => <span className={classes['whole']}>{formatBRL(total)}</span>,
  },
  {
    title: 'Feito em',
    ordem: 'criadoEm',
    wide: true,
    cell: ({ criadoEm }) => <span className={classes['whole']}>{formatMoment(criadoEm)}</span>,
  },
  {
    title: 'Pagamento',
    wide: true,
    cell: ({ metodo, pagamento }) =>
      pagamento === 'pendente'
        ? METHOD_NAMES[metodo]
        : `${METHOD_NAMES[metodo]} · ${PAYMENT_NAMES[pagamento].toLowerCase()}`,
  },
  { title: 'Destino', wide: true, cell: ({ destino }) => destino },
  {
    title: 'Itens',
    wide: 'very',
    cell: ({ primeiroItem, atributos, quantidadeTotal }) => (
      <>
        <Text size="sm" truncate maw={220} span display="block">
          {quantidadeTotal > 1 && `${quantidadeTotal} × `}
          {primeiroItem}
        </Text>
        <Text size="xs" c="gray.6" truncate maw={220} span display="block">
          {variantText(atributos)}
        </Text>
      </>
    ),
  },
]
