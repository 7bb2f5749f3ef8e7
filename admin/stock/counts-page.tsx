import { Badge, Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { StockCount } from '#contract/catalog/stock.ts'
import { formatMoment } from '../components/date/format.ts'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { COUNT_STATES } from './count-states.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return api.stock.counts(queryOf(request))
}

/** The stock counts. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page title="Contagens" back={{ to: '/estoque', label: 'Estoque' }}>
      <Allowed permission="estoque.movimentar">
        <NewCount />
      </Allowed>
      <DataTable
        label="Contagens"
        rows={itens}
        total={total}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/estoque/contagens/${id}`}
        columns={COLUMNS}
        empty={
          <EmptyState
            title="Nenhuma contagem ainda"
            text={
              'Comece uma por prateleira, passe o leitor de código de barras em cada peça e veja o que difere.\nO estoque só muda quando você aplicar as diferenças.'
            }
          />
        }
      />
    </Page>
  )
}

function NewCount() {
  const [nome, setNome] = useState('')
  const { save, saving } = useSave()
  const navigate = useNavigate()

  async function open() {
    const outcome = await save(() => api.stock.openCount({ nome }))
    if (outcome.ok) await navigate(`/estoque/contagens/${outcome.result.id}`)
  }

  return (
    <PanelForm onSubmit={open}>
      <Group align="flex-end">
        <TextInput
          label="O que vai ser contado?"
          placeholder="Vitrine de cordas"
          value={nome}
          onChange={(event) => setNome(event.currentTarget.value)}
          required
          maxLength={80}
          style={{ flex: '1 1 16rem', maxWidth: '24rem' }}
        />
        <Button type="submit" loading={saving}>
          Começar contagem
        </Button>
      </Group>
    </PanelForm>
  )
}

const COLUMNS: Column<StockCount>[] = [
  { title: 'Contagem', cell: ({ nome }) => nome },
  {
    title: 'Situação',
    cell: ({ situacao }) => (
      <Badge variant="light" color={COUNT_STATES[situacao].color}>
        {COUNT_STATES[situacao].label}
      </Badge>
    ),
  },
  { title: 'SKUs', align: 'right', cell: ({ linhas }) => linhas },
  { title: 'Diferenças', align: 'right', cell: ({ diferencas }) => diferencas },
  {
    title: 'Começou',
    wide: true,
    cell: ({ criadoEm, criadoPor }) => `${formatMoment(criadoEm)}, ${criadoPor}`,
  },
]
