import { Button, Card, Checkbox, Group, Pagination, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../parts/empty-state.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { useQuery } from '../parts/search-params.ts'
import { JudgeBar, useJudge } from './judge-bar.tsx'

type Opinion = { id: number; data: string; situacao: 'pendente' | 'publicada' | 'recusada'; nome: string }

type OpinionListProps<Row extends Opinion> = {
  linhas: Row[]
  total: number
  /** Beside the choice of the situation: a search, other filters. */
  filtros?: ReactNode
  julgar: Parameters<typeof useJudge>[0]
  /** False where something is published by answering it. */
  publica?: boolean
  conteudo: (row: Row) => ReactNode
}

const PER_PAGE = 50

export const SITUATIONS = ['pendente', 'publicada', 'recusada'] as const

const OPTIONS = [
  { value: 'publicada', label: 'Publicadas' },
  { value: 'recusada', label: 'Recusadas' },
]

/** What shoppers wrote, each with what can be done about it; many may be chosen and judged together. */
export function OpinionList<Row extends Opinion>(props: OpinionListProps<Row>) {
  const { linhas, total, filtros, julgar, publica = true, conteudo } = props
  const { params, change } = useQuery()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { judge, saving } = useJudge(julgar)
  const picked = linhas.filter(({ id }) => chosen.has(id))
  const judgeAll = (situacao: 'publicada' | 'recusada') =>
    void judge(picked, situacao).then(() => setChosen(new Set()))

  return (
    <Stack gap="sm">
      <Group gap="xs">
        {filtros}
        <FilterSelect rotulo="Situação" nome="situacao" todos="Esperando" opcoes={OPTIONS} />
      </Group>
      {linhas.length > 0 && (
        <Group mih={30}>
          <Checkbox
            label="Escolher todas desta página"
            checked={picked.length === linhas.length}
            indeterminate={picked.length > 0 && picked.length < linhas.length}
            onChange={(event) =>
              setChosen(new Set(event.currentTarget.checked ? linhas.map(({ id }) => id) : []))
            }
          />
          <JudgeBar
            escolhidas={picked.length}
            saving={saving}
            {...(publica && { onPublish: () => judgeAll('publicada') })}
            onRefuse={() => judgeAll('recusada')}
          />
        </Group>
      )}
      {linhas.map((row) => (
        <Card key={row.id} withBorder component="article" aria-label={`De ${row.nome}`}>
          <Group wrap="nowrap" align="flex-start">
            <Checkbox
              aria-label={`Escolher a de ${row.nome}`}
              checked={chosen.has(row.id)}
              onChange={(event) => setChosen(toggled(chosen, row.id, event.currentTarget.checked))}
            />
            <Stack gap="xs" style={{ flex: 1, minWidth: 0 }}>
              {conteudo(row)}
              <Group gap="xs">
                {publica && row.situacao !== 'publicada' && (
                  <Button size="xs" loading={saving} onClick={() => void judge([row], 'publicada')}>
                    Publicar
                  </Button>
                )}
                {row.situacao !== 'recusada' && (
                  <Button
                    size="xs"
                    variant="default"
                    loading={saving}
                    onClick={() => void judge([row], 'recusada')}
                  >
                    Recusar
                  </Button>
                )}
              </Group>
            </Stack>
          </Group>
        </Card>
      ))}
      {linhas.length === 0 && (
        <EmptyState titulo="Nada por aqui" texto="O que clientes escrevem espera aqui até você ler." />
      )}
      {total > PER_PAGE && (
        <Group justify="space-between">
          <Text size="sm" c="gray.6">
            {total} no total
          </Text>
          <Pagination
            total={Math.ceil(total / PER_PAGE)}
            value={Number(params.get('pagina') ?? 1)}
            onChange={(pagina) => change({ pagina })}
            size="sm"
          />
        </Group>
      )}
    </Stack>
  )
}

function toggled(ids: ReadonlySet<number>, id: number, on: boolean): Set<number> {
  const next = new Set(ids)
  if (on) next.add(id)
  else next.delete(id)

  return next
}
