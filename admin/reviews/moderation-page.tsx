import { Button, Card, Checkbox, Group, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../components/page/empty-state.tsx'
import { FilterSelect } from '../components/table/filter-select.tsx'
import { PageTurner } from '../components/table/page-turner.tsx'
import { JudgeBar, useJudge } from './moderation-bar.tsx'
import { ModerationFrame } from './moderation-frame.tsx'

type Review = { id: number; data: string; situacao: 'pendente' | 'publicada' | 'recusada'; nome: string }

type ModerationPageProps<Row extends Review> = {
  linhas: Row[]
  total: number
  /** Beside the choice of the situation: a search, other filters. */
  filtros?: ReactNode
  julgar: Parameters<typeof useJudge>[0]
  /** False where something is published by answering it. */
  publica?: boolean
  conteudo: (row: Row) => ReactNode
}

const OPTIONS = [
  { value: 'publicada', label: 'Publicadas' },
  { value: 'recusada', label: 'Recusadas' },
]

/** The page of one kind of what shoppers wrote, each with what can be done about it; many may be chosen and judged together. */
export function ModerationPage<Row extends Review>(props: ModerationPageProps<Row>) {
  const { linhas, total, filtros, julgar, publica = true, conteudo } = props
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { judge, saving } = useJudge(julgar)
  const picked = linhas.filter(({ id }) => chosen.has(id))
  const judgeAll = (situacao: 'publicada' | 'recusada') =>
    void judge(picked, situacao).then(() => setChosen(new Set()))

  return (
    <ModerationFrame>
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
        {linhas.length === 0 ? (
          <EmptyState titulo="Nada por aqui" texto="O que clientes escrevem espera aqui até você ler." />
        ) : (
          <PageTurner total={total} porPagina={50} />
        )}
      </Stack>
    </ModerationFrame>
  )
}

function toggled(ids: ReadonlySet<number>, id: number, on: boolean): Set<number> {
  const next = new Set(ids)
  if (on) next.add(id)
  else next.delete(id)

  return next
}
