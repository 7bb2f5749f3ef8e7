import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { FilterSelect } from '#admin/components/table/filter-select.tsx'
import { oneOf } from '#admin/components/table/one-of.ts'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { WorkOrderCounts, WorkOrderRow } from '#contract/orders/workshop/work-orders.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { formatDay, formatShortDate } from '#domain/time/format-date.ts'
import { WORK_SITUATIONS } from '#domain/workshop/work-order-situation.ts'
import { SITUATION_WORDS } from '#domain/workshop/work-order-words.ts'
import { SituationBadge } from './situation-badge.tsx'

const VIEWS = ['atrasadas', 'prontas', 'encerradas', 'todas'] as const

export function loader({ request }: LoaderFunctionArgs) {
  const { estado, situacao, ...query } = queryOf(request)

  return api.workOrders.list({
    ...query,
    estado: oneOf(VIEWS, estado) ?? 'abertas',
    situacao: oneOf(WORK_SITUATIONS, situacao),
  })
}

/** The instruments in the workshop. */
export function Component() {
  const { itens, total, contagem } = useLoaderData<typeof loader>()

  return (
    <Page
      title="Ordens de serviço"
      actions={
        <Allowed permission="pedidos.editar">
          <Button component={Link} to="/oficina/ordens/nova" leftSection={<IconPlus size={16} aria-hidden />}>
            Receber instrumento
          </Button>
        </Allowed>
      }
    >
      <Group gap="xs">
        <SearchField label="Buscar por número, nome, instrumento ou número de série" />
        <FilterSelect
          label="Mostrar"
          name="estado"
          allLabel={`Abertas (${contagem.abertas})`}
          options={viewsOf(contagem)}
        />
        <FilterSelect
          label="Situação"
          name="situacao"
          allLabel="Todas as situações"
          options={WORK_SITUATIONS.map((value) => ({ value, label: SITUATION_WORDS[value] }))}
        />
      </Group>
      <DataTable
        label="Ordens de serviço"
        rows={itens}
        total={total}
        countedTo={MAX_COUNTED}
        keyOf={({ id }) => id}
        columns={COLUMNS}
        empty={
          <EmptyState
            title="Nenhuma ordem de serviço aqui"
            text="Aqui aparecem os instrumentos trazidos ao balcão e os pedidos pagos com serviços, do recebimento à entrega. Mude o filtro ou receba um instrumento."
          />
        }
      />
    </Page>
  )
}

function viewsOf({ atrasadas, prontas }: WorkOrderCounts) {
  return [
    { value: 'atrasadas', label: `Atrasadas (${atrasadas})` },
    { value: 'prontas', label: `Prontas, a entregar (${prontas})` },
    { value: 'encerradas', label: 'Encerradas' },
    { value: 'todas', label: 'Todas' },
  ]
}

const COLUMNS: Column<WorkOrderRow>[] = [
  {
    title: 'Instrumento',
    cell: ({ id, numero, nome, instrumento, quantidade, aguardaResposta }) => (
      <>
        <Anchor component={Link} to={`/oficina/ordens/${id}`} size="sm">
          {numero} · {quantidade > 1 ? `${quantidade} × ` : ''}
          {instrumento}
        </Anchor>
        <Text size="xs" c="gray.6">
          {nome}
        </Text>
        {aguardaResposta && (
          <Badge variant="light" color="orange" size="sm">
            O cliente escreveu
          </Badge>
        )}
      </>
    ),
  },
  { title: 'Situação', cell: (row) => <SituationBadge {...row} /> },
  {
    title: 'Prazo',
    cell: ({ previstaPara }) => (previstaPara ? formatDay(previstaPara) : ''),
  },
  { title: 'Responsável', wide: true, cell: ({ responsavel }) => responsavel },
  { title: 'Prateleira', wide: true, cell: ({ prateleira }) => prateleira },
  {
    title: 'Origem',
    wide: 'very',
    cell: ({ tipo, criadoEm }) => `${tipo === 'balcao' ? 'Balcão' : 'Pedido'}, ${formatShortDate(criadoEm)}`,
  },
]
