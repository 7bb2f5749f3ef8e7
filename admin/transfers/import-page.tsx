import { Badge, Button, Progress, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { usePolling } from '#admin/components/page/use-polling.ts'
import type { ImportDetail, ImportItem } from '#contract/panel/transfers.ts'
import { useSave } from '../components/form/use-save.ts'
import { askFirst } from '../components/page/ask-first.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { oneOf } from '../components/table/one-of.ts'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { ColumnsForm } from './columns-form.tsx'
import { ImportItems } from './import-items.tsx'
import { importStatus } from './import-status.ts'
import { isRunning, KIND_NAMES, progressOf, SITUATION_NAMES } from './kinds.ts'

const COMPARISONS = ['nova', 'alterada', 'igual', 'ruim'] as const

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  const { pagina, mostra } = queryOf(request)
  const comparacao = oneOf(COMPARISONS, mostra)
  const situacao: ImportItem['situacao'] | undefined = mostra === 'mantida' ? 'mantida' : undefined
  const [importacao, itens] = await Promise.all([
    api.transfers.getImport({ id }),
    api.transfers.importItems({
      id,
      pagina: Number(pagina ?? 1),
      ...(comparacao && { comparacao }),
      ...(situacao && { situacao }),
    }),
  ])

  return { importacao, itens }
}

/** An import: its columns, a preview of its changes, and its result. */
export function Component() {
  const { importacao, itens } = useLoaderData<typeof loader>()
  const { tipo, arquivo, situacao, erro } = importacao
  usePolling(isRunning(importacao))

  return (
    <Page
      title={arquivo}
      back={{ to: '/importacoes', label: 'Importar e exportar' }}
      badge={<Badge variant="light">{KIND_NAMES[tipo]}</Badge>}
      actions={<Actions importacao={importacao} />}
    >
      <Text aria-live="polite">{importStatus(importacao)}</Text>
      {isRunning(importacao) && (
        <Progress value={progressOf(importacao)} aria-label={SITUATION_NAMES[situacao]} animated />
      )}
      {situacao === 'recusada' && <EmptyState title="Este arquivo não pôde ser lido" text={erro ?? ''} />}
      {['lida', 'comparando', 'comparada'].includes(situacao) && (
        <ColumnsForm key={situacao === 'lida' ? 'lida' : 'dita'} importacao={importacao} />
      )}
      {!['lendo', 'lida', 'recusada'].includes(situacao) && (
        <ImportItems importacao={importacao} itens={itens} />
      )}
    </Page>
  )
}

function Actions({ importacao }: { importacao: ImportDetail }) {
  const { id, situacao, comparacao, resultado } = importacao
  const { save, saving } = useSave()
  const changes = comparacao.nova + comparacao.alterada
  const bad = resultado.ruim + resultado.mantida

  async function undo() {
    const sure = await askFirst({
      title: 'Desfazer esta importação?',
      text: 'Tudo volta a ser como era antes dela, menos o que alguém mudou depois. O que era novo é retirado, com as categorias e marcas que ficarem vazias.',
      action: 'Desfazer',
      danger: true,
    })
    if (sure) await save(() => api.transfers.undoImport({ id }))
  }

  return (
    <>
      {bad > 0 && (
        <Button
          component="a"
          href={`/v2/admin/imports/${id}/report`}
          download
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Relatório
        </Button>
      )}
      {['lendo', 'lida', 'comparando', 'comparada', 'importando'].includes(situacao) && (
        <Button
          variant="default"
          loading={saving}
          onClick={() => void save(() => api.transfers.cancelImport({ id }))}
        >
          Cancelar
        </Button>
      )}
      {situacao === 'comparada' && (
        <Button
          loading={saving}
          disabled={changes === 0}
          onClick={() => void save(() => api.transfers.runImport({ id }))}
        >
          {changes === 0 ? 'Nada a importar' : `Importar ${changes.toLocaleString('pt-BR')}`}
        </Button>
      )}
      {['importada', 'cancelada'].includes(situacao) && resultado.feita > 0 && (
        <Button variant="default" loading={saving} onClick={() => void undo()}>
          Desfazer
        </Button>
      )}
    </>
  )
}
