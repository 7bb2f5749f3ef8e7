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

/** The counts of what lies on the shelves. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page titulo="Contagens" voltar={{ para: '/estoque', nome: 'Estoque' }}>
      <Allowed para="estoque.movimentar">
        <NewCount />
      </Allowed>
      <DataTable
        rotulo="Contagens"
        linhas={itens}
        total={total}
        chave={({ id }) => id}
        abrir={({ id }) => `/estoque/contagens/${id}`}
        colunas={COLUMNS}
        vazio={
          <EmptyState
            titulo="Nenhuma contagem ainda"
            texto={
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
    <PanelForm
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
    >
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
  { titulo: 'Contagem', celula: ({ nome }) => nome },
  {
    titulo: 'Situação',
    celula: ({ situacao }) => (
      <Badge variant="light" color={COUNT_STATES[situacao].cor}>
        {COUNT_STATES[situacao].nome}
      </Badge>
    ),
  },
  { titulo: 'SKUs', alinhar: 'right', celula: ({ linhas }) => linhas },
  { titulo: 'Diferenças', alinhar: 'right', celula: ({ diferencas }) => diferencas },
  {
    titulo: 'Começou',
    largo: true,
    celula: ({ criadoEm, criadoPor }) => `${formatMoment(criadoEm)}, ${criadoPor}`,
  },
]
