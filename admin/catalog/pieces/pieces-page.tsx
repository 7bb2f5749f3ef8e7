import { Group, Stack } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { FilterSelect } from '#admin/components/table/filter-select.tsx'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { queryOf, useQuery } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import { CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import { SITUATION_NAMES } from './piece-situation.tsx'
import { PieceTable } from './piece-table.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  // The only place that trusts the address to be a query; the server validates it.
  return api.pieces.list(queryOf(request) as Parameters<typeof api.pieces.list>[0])
}

/** The pieces of all products, on sale or not. */
export function Component() {
  const list = useLoaderData<typeof loader>()
  const { params } = useQuery()
  const filtered = ['busca', 'condicao', 'situacao'].some((name) => params.has(name))

  return (
    <Page title="Exemplares">
      <Stack gap="sm">
        <Group gap="xs">
          <SearchField label="Número de série, produto ou SKU" />
          <FilterSelect
            label="Estado"
            name="condicao"
            allLabel="Todos os estados"
            options={Object.entries(CONDITION_WORDS).map(([value, { nome }]) => ({ value, label: nome }))}
          />
          <FilterSelect
            label="Situação"
            name="situacao"
            allLabel="Todas as situações"
            options={Object.entries(SITUATION_NAMES).map(([value, label]) => ({ value, label }))}
          />
        </Group>
        <PieceTable list={list} empty={<NoPieces filtered={filtered} />} />
      </Stack>
    </Page>
  )
}

function NoPieces({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      title="Nada por aqui"
      text="Nenhum exemplar combina com o que você procura. Tire um filtro ou tente outra palavra."
    />
  ) : (
    <EmptyState
      title="Sua loja ainda não tem exemplares"
      text="Um exemplar é um instrumento só, com número de série, estado e preço próprios: o de vitrine, o usado, o de autor. Cadastre na página do produto, em “Exemplares”."
    />
  )
}
