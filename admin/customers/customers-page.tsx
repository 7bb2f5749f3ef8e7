import { Badge, Button, Group, Text } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CustomerSummary } from '#contract/customers/admin-customers.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { formatDay } from '../components/date/format.ts'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { FilterSelect } from '../components/table/filter-select.tsx'
import { SearchField } from '../components/table/search-field.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const [list, { grupos }] = await Promise.all([
    // The contract reads a query's text.
    api.customers.list(queryOf(request) as Parameters<typeof api.customers.list>[0]),
    api.customers.groups(),
  ])

  return { list, grupos }
}

/** Who buys here. */
export function Component() {
  const { list, grupos } = useLoaderData<typeof loader>()

  return (
    <Page
      titulo="Clientes"
      acoes={
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
        <SearchField rotulo="Buscar por nome, CPF, CNPJ, e-mail ou telefone" />
        <FilterSelect
          rotulo="Revenda"
          nome="revenda"
          todos="Todos os clientes"
          opcoes={[
            { value: 'pendente', label: 'Pediram revenda' },
            { value: 'revendedor', label: 'Revendedores' },
          ]}
        />
        {grupos.length > 0 && (
          <FilterSelect
            rotulo="Grupo"
            nome="idGrupo"
            todos="Todos os grupos"
            opcoes={grupos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          />
        )}
      </Group>
      <DataTable
        rotulo="Clientes"
        linhas={list.itens}
        total={list.total}
        colunas={COLUMNS}
        chave={({ id }) => id}
        abrir={({ id }) => `/clientes/${id}`}
        vazio={
          <EmptyState
            titulo="Nenhum cliente aqui"
            texto={
              'Mude a busca ou os filtros.\nQuem cria uma conta ou compra com cadastro aparece nesta lista.'
            }
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<CustomerSummary>[] = [
  { titulo: 'Nome', ordem: 'nome', celula: ({ nomeRazao }) => nomeRazao },
  { titulo: 'CPF ou CNPJ', largo: true, celula: ({ documento }) => formatDocument(documento) },
  { titulo: 'E-mail', celula: ({ email }) => email },
  { titulo: 'Celular', largo: true, celula: ({ celular }) => formatPhone(celular) },
  {
    titulo: 'Revenda',
    largo: true,
    celula: ({ grupo, revendaPendente }) =>
      revendaPendente ? <Badge variant="light">Pediu revenda</Badge> : <Text size="sm">{grupo}</Text>,
  },
  { titulo: 'Desde', ordem: 'criadoEm', largo: true, celula: ({ criadoEm }) => formatDay(criadoEm) },
]
