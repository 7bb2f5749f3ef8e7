import { Badge, Button, Progress, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
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
import { isMoving, KIND_NAMES, progressOf, SITUATION_NAMES } from './kinds.ts'
import { useLookAgain } from './use-polling.ts'

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

/** One file on its way into the store: its columns, what it would change, and what became of it. */
export function Component() {
  const { importacao, itens } = useLoaderData<typeof loader>()
  const { tipo, arquivo, situacao, erro } = importacao
  useLookAgain(isMoving(importacao))

  return (
    <Page
      titulo={arquivo}
      voltar={{ para: '/importacoes', nome: 'Importar e exportar' }}
      marca={<Badge variant="light">{KIND_NAMES[tipo]}</Badge>}
      acoes={<Actions importacao={importacao} />}
    >
      <Text aria-live="polite">{statusText(importacao)}</Text>
      {isMoving(importacao) && (
        <Progress value={progressOf(importacao)} aria-label={SITUATION_NAMES[situacao]} animated />
      )}
      {situacao === 'recusada' && <EmptyState titulo="Este arquivo não pôde ser lido" texto={erro ?? ''} />}
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
      titulo: 'Desfazer esta importação?',
      texto:
        'Tudo volta a ser como era antes dela, menos o que alguém mudou depois. O que era novo é retirado, com as categorias e marcas que ficarem vazias.',
      acao: 'Desfazer',
      perigo: true,
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

/** Where it stands, in a sentence. */
function statusText(importacao: ImportDetail): string {
  const { situacao, linhas, comparacao, resultado } = importacao
  const lines = `${linhas.toLocaleString('pt-BR')} linhas`
  const told = (n: number, one: string, many: string) =>
    `${n.toLocaleString('pt-BR')} ${n === 1 ? one : many}`
  switch (situacao) {
    case 'lendo':
      return 'Lendo o arquivo. Você pode sair desta página e voltar.'
    case 'lida':
      return `${lines}. Confira o que é cada coluna.`
    case 'comparando':
      return `Comparando com a loja: ${progressOf(importacao)} % de ${lines}. Nada mudou ainda.`
    case 'comparada':
      return `${lines}: ${told(comparacao.nova, 'novo', 'novos')}, ${told(comparacao.alterada, 'com mudança', 'com mudanças')}, ${told(comparacao.igual, 'igual', 'iguais')}, ${told(comparacao.ruim, 'com problema', 'com problemas')}. Nada mudou ainda.`
    case 'importando':
      return `Importando: ${progressOf(importacao)} %. Você pode sair desta página e voltar.`
    case 'desfazendo':
      return `Desfazendo: ${progressOf(importacao)} %.`
    case 'importada':
    case 'cancelada':
      return `${SITUATION_NAMES[situacao]}: ${told(resultado.feita, 'feito', 'feitos')}, ${told(resultado.igual, 'já era assim', 'já eram assim')}, ${told(resultado.ruim, 'com problema', 'com problemas')}${resultado.pendente > 0 ? `, ${told(resultado.pendente, 'deixado', 'deixados')}` : ''}.`
    case 'desfeita':
      return `Desfeita: ${told(resultado.desfeita, 'voltou', 'voltaram')} ao que era, ${told(resultado.mantida, 'ficou', 'ficaram')} por ter mudado depois.`
    case 'recusada':
      return ''
  }
}
