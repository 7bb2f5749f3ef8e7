import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { FilterSelect } from '#admin/components/table/filter-select.tsx'
import { oneOf } from '#admin/components/table/one-of.ts'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { SalesQuoteRow } from '#contract/orders/sales/sales-quotes.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { SALES_QUOTE_SITUATIONS } from '#domain/order/sales-quote/sales-quote.ts'
import { formatDay, formatShortDate } from '#domain/time/format-date.ts'
import { SITUATION_WORDS, SituationBadge } from './situation-badge.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { situacao, ...query } = queryOf(request)

  return api.salesQuotes.list({ ...query, situacao: oneOf(SALES_QUOTE_SITUATIONS, situacao) })
}

/** The sales quotes, the latest first. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page
      title="Propostas"
      actions={
        <Button component={Link} to="/propostas/nova" leftSection={<IconPlus size={16} aria-hidden />}>
          Nova proposta
        </Button>
      }
    >
      <Group gap="xs">
        <SearchField label="Buscar por número, nome ou e-mail" />
        <FilterSelect
          label="Situação"
          name="situacao"
          allLabel="Todas as situações"
          options={SALES_QUOTE_SITUATIONS.map((value) => ({ value, label: SITUATION_WORDS[value] }))}
        />
      </Group>
      <DataTable
        label="Propostas"
        rows={itens}
        total={total}
        countedTo={MAX_COUNTED}
        keyOf={({ id }) => id}
        columns={COLUMNS}
        empty={
          <EmptyState
            title="Nenhuma proposta aqui"
            text="Uma proposta é um orçamento formal, com número, validade e PDF, que vira pedido quando o cliente aceita. Aparecem aqui as que a equipe faz e as que clientes fazem da sacola."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<SalesQuoteRow>[] = [
  {
    title: 'Proposta',
    cell: ({ id, numero, nome, versao }) => (
      <>
        <Anchor component={Link} to={`/propostas/${id}`} size="sm">
          {numero} · {nome}
        </Anchor>
        {versao > 1 && (
          <Text size="xs" c="gray.6">
            Versão {versao}
          </Text>
        )}
      </>
    ),
  },
  { title: 'Situação', cell: (row) => <SituationBadge {...row} /> },
  { title: 'Total', align: 'right', cell: ({ total }) => formatBRL(total) },
  { title: 'Válida até', wide: true, cell: ({ validaAte }) => formatDay(validaAte) },
  {
    title: 'Pedido',
    wide: true,
    cell: ({ pedido }) =>
      pedido && (
        <Anchor component={Link} to={`/pedidos/${pedido.id}`} size="sm">
          {pedido.numero}
        </Anchor>
      ),
  },
  {
    title: 'Feita por',
    wide: 'very',
    cell: ({ vendedor, criadaEm }) => `${vendedor ?? 'Cliente, na loja'}, ${formatShortDate(criadaEm)}`,
  },
]
