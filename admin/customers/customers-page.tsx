import { Badge, Button, Group, Text } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CustomerSummary } from '#contract/customers/admin-customers.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { FilterSelect } from '../components/table/filter-select.tsx'
import { SearchField } from '../components/table/search-field.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const [list, { grupos }] = await Promise.all([
    // The contract parses a query's text.
    api.customers.list(queryOf(request) as Parameters<typeof api.customers.list>[0]),
    api.customers.groups(),
  ])

  return { list, grupos }
}

export function Component() {
  const { list, grupos } = useLoaderData<typeof loader>()

  return (
    <Page
      title="Clientes"
      actions={
        <Button
          component={Link}
          to="/clientes/grupos"
          variant="default"
          leftSection={<IconUsersGroup size={16} aria-hidden />}
        >
          Grupos de revenda
        </Button>
      }
    >
      <Group gap="xs">
        <SearchField label="Buscar por nome, CPF, CNPJ, e-mail ou telefone" />
        <FilterSelect
          label="Revenda"
          name="revenda"
          allLabel="Todos os clientes"
          options={[
            { value: 'pendente', label: 'Pediram revenda' },
            { value: 'revendedor', label: 'Revendedores' },
          ]}
        />
        {grupos.length > 0 && (
          <FilterSelect
            label="Grupo"
            name="idGrupo"
            allLabel="Todos os grupos"
            options={grupos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          />
        )}
      </Group>
      <DataTable
        label="Clientes"
        rows={list.itens}
        total={list.total}
        countedTo={MAX_COUNTED}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/clientes/${id}`}
        empty={
          <EmptyState
            title="Nenhum cliente aqui"
            text={
              'Mude a busca ou os filtros.\nQuem cria uma conta ou compra com cadastro aparece nesta lista.'
            }
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<CustomerSummary>[] = [
  { title: 'Nome', ordem: 'nome', cell: ({ nomeRazao }) => nomeRazao },
  { title: 'CPF ou CNPJ', wide: true, cell: ({ documento }) => formatDocument(documento) },
  { title: 'E-mail', cell: ({ email }) => email },
  { title: 'Celular', wide: true, cell: ({ celular }) => formatPhone(celular) },
  {
    title: 'Revenda',
    wide: true,
    cell: ({ grupo, revendaPendente }) =>
      revendaPendente ? <Badge variant="light">Pediu revenda</Badge> : <Text size="sm">{grupo}</Text>,
  },
  { title: 'Desde', ordem: 'criadoEm', wide: true, cell: ({ criadoEm }) => formatShortDate(criadoEm) },
]
