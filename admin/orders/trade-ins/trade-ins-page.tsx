import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { FilterSelect } from '#admin/components/table/filter-select.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { AdminTradeIn, TradeInFilter } from '#contract/orders/admin-trade-ins.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { TradeInBadge } from './trade-in-badge.tsx'

const STATES = [
  { value: 'atrasadas', label: 'Atrasadas' },
  { value: 'creditos', label: 'Créditos' },
  { value: 'encerradas', label: 'Encerradas' },
  { value: 'todas', label: 'Todas' },
] as const

export async function loader({ request }: LoaderFunctionArgs) {
  const { estado = '', ...query } = queryOf(request)
  const shown: TradeInFilter['estado'] = STATES.find(({ value }) => value === estado)?.value ?? 'abertas'

  return { ...(await api.tradeIns.list({ ...query, estado: shown })), estado: shown }
}

/** The instruments that customers give in exchange for larger ones. */
export function Component() {
  const { itens, total, estado } = useLoaderData<typeof loader>()

  return (
    <Page
      title="Trocas"
      actions={
        <Allowed permission="configuracao.ver">
          <Button
            component={Link}
            to="/trocas/regras"
            variant="default"
            leftSection={<IconAdjustments size={16} aria-hidden />}
          >
            Quanto a loja dá
          </Button>
        </Allowed>
      }
    >
      <Group>
        <FilterSelect label="Mostrar" name="estado" allLabel="Abertas" options={[...STATES]} />
      </Group>
      <DataTable
        label="Instrumentos dados em troca"
        rows={itens}
        total={total}
        keyOf={({ id }) => id}
        columns={COLUMNS}
        empty={<EmptyState {...EMPTY[estado]} />}
      />
    </Page>
  )
}

const COLUMNS: Column<AdminTradeIn>[] = [
  {
    title: 'Instrumento',
    cell: ({ id, nome, descricao, cliente }) => (
      <>
        <Anchor component={Link} to={`/trocas/${id}`} size="sm">
          {nome}
        </Anchor>
        <Text size="xs" c="gray.6">
          {[descricao, cliente].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  { title: 'Crédito', align: 'right', cell: ({ usado, valor }) => formatBRL(usado ?? valor) },
  {
    title: 'Situação',
    cell: (trade) => <TradeInBadge trade={trade} />,
  },
  { title: 'Desde', wide: true, cell: ({ aceitaEm }) => formatMoment(aceitaEm) },
  {
    title: 'Comprou com o crédito',
    wide: 'very',
    cell: ({ novo }) => (novo ? `Pedido ${novo.numero}` : ''),
  },
]

const EMPTY = {
  abertas: {
    title: 'Nenhuma troca em andamento',
    text: 'Aqui aparecem os instrumentos que clientes dão em troca de um tamanho maior, do uso do crédito até a conferência.',
  },
  atrasadas: {
    title: 'Nenhuma troca atrasada',
    text: 'Aqui aparecem os instrumentos que já deviam ter sido enviados.',
  },
  creditos: {
    title: 'Nenhum crédito livre',
    text: 'Aqui aparecem os créditos aceitos que ninguém usou ainda.',
  },
  encerradas: {
    title: 'Nenhuma troca encerrada',
    text: 'Aqui ficam as conferidas e as que terminaram sem uso.',
  },
  todas: {
    title: 'Nenhuma troca',
    text: 'Ligue a troca em Quanto a loja dá: quem comprou um tamanho menor vê o crédito na conta.',
  },
}
