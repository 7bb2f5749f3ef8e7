import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { useQuery } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { SearchRule } from '#contract/catalog/searches.ts'
import { useMay } from '../../shell/entry.ts'

type SearchRuleListProps = {
  itens: SearchRule[]
  total: number
  /** The rule in the form above, or null. */
  edited: number | null
}

/** The search rules; selecting one edits it in the form above. */
export function SearchRuleList({ itens, total, edited }: SearchRuleListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set())
  const { params, change } = useQuery()
  const { save, saving } = useSave()
  const may = useMay('marketing.editar')

  async function remove() {
    const ids = [...chosen].map(Number)
    const outcome = await save(() => api.searches.remove({ ids }), 'Regras excluídas.')
    if (!outcome.ok) return
    setChosen(new Set())
    if (edited !== null && ids.includes(edited)) change({ pagina: params.get('pagina'), regra: null })
  }

  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>Regras</Title>
        {chosen.size > 0 && (
          <Button variant="default" color="red" onClick={remove} loading={saving}>
            Excluir {chosen.size}
          </Button>
        )}
      </Group>
      <Group>
        <SearchField label="Buscar regra" />
      </Group>
      <DataTable
        label="Regras da busca"
        rows={itens}
        total={total}
        keyOf={({ id }) => id}
        columns={COLUMNS}
        {...(may && { selection: { ids: chosen, onChange: setChosen } })}
        empty={<EmptyState title="Nenhuma regra aqui" text="A busca faz tudo sozinha, por enquanto." />}
      />
    </Stack>
  )
}

const COLUMNS: Column<SearchRule>[] = [
  { title: 'Quem busca', cell: (rule) => <EditLink {...rule} /> },
  { title: 'Acha também', cell: ({ sinonimos }) => sinonimos.join(', ') },
  { title: 'Vai para', cell: ({ pagina }) => pagina ?? '', wide: true },
  {
    title: 'Vê primeiro',
    cell: ({ produtos }) => produtos.map(({ nome }) => nome).join(', '),
    wide: true,
  },
]

/** Keeps the current page of the list. */
function EditLink({ id, texto }: SearchRule) {
  const [params] = useSearchParams()
  const query = new URLSearchParams(params)
  query.delete('texto')
  query.set('regra', String(id))

  return (
    <Anchor component={Link} to={`?${query}`} size="sm">
      {texto}
    </Anchor>
  )
}
