import { Button, Card, Checkbox, Group, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../components/page/empty-state.tsx'
import { FilterSelect } from '../components/table/filter-select.tsx'
import { PageTurner } from '../components/table/page-turner.tsx'
import { type Judgement, withChosen } from './judgement.ts'
import { JudgeBar, useJudge } from './moderation-bar.tsx'
import { ModerationFrame } from './moderation-frame.tsx'

type Review = { id: number; data: string; situacao: 'pendente' | 'publicada' | 'recusada'; nome: string }

type ModerationPageProps<Row extends Review> = {
  rows: Row[]
  total: number
  /** Beside the situation filter: a search, other filters. */
  filters?: ReactNode
  send: Parameters<typeof useJudge>[0]
  /** False if answering publishes. */
  canPublish?: boolean
  render: (row: Row) => ReactNode
}

const OPTIONS = [
  { value: 'publicada', label: 'Publicadas' },
  { value: 'recusada', label: 'Recusadas' },
]

/** A moderation list of one kind, with actions on each entry and on the selected ones. */
export function ModerationPage<Row extends Review>(props: ModerationPageProps<Row>) {
  const { rows, total, filters, send, canPublish = true, render } = props
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { judge, saving } = useJudge(send)
  const picked = rows.filter(({ id }) => chosen.has(id))
  const judgeAll = (situacao: Judgement) =>
    void judge(picked, situacao).then((done) => done && setChosen(new Set()))

  return (
    <ModerationFrame>
      <Stack gap="sm">
        <Group gap="xs">
          {filters}
          <FilterSelect label="Situação" name="situacao" allLabel="Esperando" options={OPTIONS} />
        </Group>
        {rows.length > 0 && (
          <Group mih={30}>
            <Checkbox
              label="Escolher todas desta página"
              checked={picked.length === rows.length}
              indeterminate={picked.length > 0 && picked.length < rows.length}
              onChange={(event) =>
                setChosen(new Set(event.currentTarget.checked ? rows.map(({ id }) => id) : []))
              }
            />
            <JudgeBar
              count={picked.length}
              saving={saving}
              {...(canPublish && { onPublish: () => judgeAll('publicada') })}
              onRefuse={() => judgeAll('recusada')}
            />
          </Group>
        )}
        {rows.map((row) => (
          <Card key={row.id} withBorder component="article" aria-label={`De ${row.nome}`}>
            <Group wrap="nowrap" align="flex-start">
              <Checkbox
                aria-label={`Escolher a de ${row.nome}`}
                checked={chosen.has(row.id)}
                onChange={(event) => setChosen(withChosen(chosen, row.id, event.currentTarget.checked))}
              />
              <Stack gap="xs" style={{ flex: 1, minWidth: 0 }}>
                {render(row)}
                <Group gap="xs">
                  {canPublish && row.situacao !== 'publicada' && (
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
        {rows.length === 0 ? (
          <EmptyState title="Nada por aqui" text="O que clientes escrevem espera aqui até você ler." />
        ) : (
          <PageTurner total={total} porPagina={50} />
        )}
      </Stack>
    </ModerationFrame>
  )
}
