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

/** Work that the store tried for hours and could not do: looked at, and tried again. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set())
  const { save, saving } = useSave()

  async function retry(tarefas: 'todas' | string[]) {
    await save(() => api.panel.retryJobs({ tarefas }), 'De volta à fila. Elas são tentadas agora.')
    setChosen(new Set())
  }

  return (
    <Page
      titulo="Tarefas que falharam"
      acoes={
        itens.length > 0 && (
          <Allowed para="tarefas.repetir">
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
        rotulo="Tarefas que falharam"
        linhas={itens}
        total={total}
        colunas={COLUMNS}
        chave={({ id }) => id}
        selecao={{ ids: chosen, mudar: setChosen }}
        vazio={
          <EmptyState
            titulo="Nenhuma tarefa falhou"
            texto="E-mails, cobranças e avisos saem em segundo plano. O que a loja não conseguir fazer aparece aqui."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<FailedJob>[] = [
  { titulo: 'Tarefa', celula: ({ tarefa }) => jobName(tarefa) },
  { titulo: 'Falhou em', celula: ({ falhouEm }) => formatMoment(falhouEm) },
  { titulo: 'Tentativas', celula: ({ tentativas }) => tentativas, alinhar: 'right', largo: true },
  {
    titulo: 'O que deu errado',
    celula: ({ erro }) => (
      <Text size="xs" lineClamp={3} title={erro} style={{ overflowWrap: 'anywhere' }}>
        {erro}
      </Text>
    ),
  },
  { titulo: 'Dados', celula: ({ dados }) => <Code>{JSON.stringify(dados)}</Code>, largo: true },
]
