import { Badge, Group } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { TeachingAccountRow } from '#contract/customers/teaching/admin-teaching.ts'
import { ACCOUNT_SITUATIONS } from '#domain/customer/teaching/teaching-words.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { Page } from '../../components/page/page.tsx'
import { type Column, DataTable } from '../../components/table/data-table.tsx'
import { FilterSelect } from '../../components/table/filter-select.tsx'
import { SearchField } from '../../components/table/search-field.tsx'
import { queryOf } from '../../components/table/search-params.ts'
import { api } from '../../shell/api.ts'

export function loader({ request }: LoaderFunctionArgs) {
  // The contract parses a query's text.
  return api.teaching.list(queryOf(request) as Parameters<typeof api.teaching.list>[0])
}

/** Teachers and schools: those that wait for an answer, and what pupils bought by their lists. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page title="Professores e escolas">
      <Group gap="xs">
        <SearchField label="Buscar por nome" />
        <FilterSelect
          label="Situação"
          name="situacao"
          allLabel="Todas as contas"
          options={(['pendente', 'aprovada', 'recusada'] as const).map((value) => ({
            value,
            label: ACCOUNT_SITUATIONS[value],
          }))}
        />
      </Group>
      <DataTable
        label="Professores e escolas"
        rows={itens}
        total={total}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/clientes/ensino/${id}`}
        empty={
          <EmptyState
            title="Nenhuma conta aqui"
            text="Quem ensina pede a conta em Minha conta, Turmas. Depois de aprovada, faz listas que os pais compram por um link."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<TeachingAccountRow>[] = [
  { title: 'Nome', cell: ({ nome }) => nome },
  { title: 'Tipo', wide: true, cell: ({ tipo }) => (tipo === 'escola' ? 'Escola' : 'Professor') },
  { title: 'Cliente', wide: true, cell: ({ nomeRazao }) => nomeRazao },
  {
    title: 'Situação',
    cell: ({ situacao }) =>
      situacao === 'pendente' ? (
        <Badge variant="light">{ACCOUNT_SITUATIONS[situacao]}</Badge>
      ) : (
        ACCOUNT_SITUATIONS[situacao]
      ),
  },
  {
    title: 'Benefício',
    wide: true,
    cell: ({ situacao, beneficio, percentual }) =>
      situacao === 'aprovada' && `${percentual}% ${beneficio === 'desconto' ? 'de desconto' : 'em crédito'}`,
  },
  { title: 'Listas', align: 'right', cell: ({ listas }) => listas },
  { title: 'Unidades pedidas', align: 'right', wide: true, cell: ({ pedidas }) => pedidas },
  { title: 'Pediu em', wide: true, cell: ({ pedidaEm }) => formatShortDate(pedidaEm) },
]
