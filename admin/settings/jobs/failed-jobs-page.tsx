import { Button, Code, Group, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { FailedJob } from '#contract/panel/panel.ts'
import { jobName } from './job-names.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { pagina } = queryOf(request)

  return api.panel.listFailedJobs({ pagina })
}

/** Jobs that failed all their retries: their errors, and a button to retry them. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set())
  const { save, saving } = useSave()

  async function retry(tarefas: 'todas' | string[]) {
    const outcome = await save(
      () => api.panel.retryJobs({ tarefas }),
      'De volta à fila. Elas são tentadas agora.',
    )
    if (outcome.ok) setChosen(new Set())
  }

  return (
    <Page
      title="Tarefas que falharam"
      actions={
        itens.length > 0 && (
          <Allowed permission="tarefas.repetir">
            <Button
              loading={saving}
              leftSection={<IconRefresh size={16} aria-hidden />}
              onClick={() => void retry('todas')}
            >
              Repetir todas
            </Button>
          </Allowed>
        )
      }
    >
      <Text size="sm" c="gray.6" maw={720}>
        A loja tenta cada tarefa por umas três horas. O que não deu certo fica aqui por 30 dias; corrija a
        causa e repita.
      </Text>
      {chosen.size > 0 && (
        <Group>
          <Button
            size="xs"
            variant="default"
            loading={saving}
            onClick={() => void retry([...chosen].map(String))}
          >
            Repetir escolhidas
          </Button>
        </Group>
      )}
      <DataTable
        label="Tarefas que falharam"
        rows={itens}
        total={total}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        selection={{ ids: chosen, onChange: setChosen }}
        empty={
          <EmptyState
            title="Nenhuma tarefa falhou"
            text="E-mails, cobranças e avisos saem em segundo plano. O que a loja não conseguir fazer aparece aqui."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<FailedJob>[] = [
  { title: 'Tarefa', cell: ({ tarefa }) => jobName(tarefa) },
  { title: 'Falhou em', cell: ({ falhouEm }) => formatMoment(falhouEm) },
  { title: 'Tentativas', cell: ({ tentativas }) => tentativas, align: 'right', wide: true },
  {
    title: 'O que deu errado',
    cell: ({ erro }) => (
      <Text size="xs" lineClamp={3} title={erro} style={{ overflowWrap: 'anywhere' }}>
        {erro}
      </Text>
    ),
  },
  { title: 'Dados', cell: ({ dados }) => <Code>{JSON.stringify(dados)}</Code>, wide: true },
]
