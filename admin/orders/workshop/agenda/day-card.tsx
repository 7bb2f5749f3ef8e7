import { Anchor, Badge, Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Allowed } from '#admin/components/page/allowed.tsx'
import type { WorkshopAgendaDay, WorkshopJob } from '#contract/orders/workshop/services.ts'
import { formatMinutes } from '#domain/workshop/duration.ts'
import classes from './agenda.module.css'
import { formatWeekday } from './weekday.ts'

type DayCardProps = {
  day: WorkshopAgendaDay
  today: string
  onEdit: () => void
  onMove: (job: WorkshopJob) => void
}

/** A day of the workshop: how full it is, and its jobs. The time of a day that has passed can't be changed. */
export function DayCard({ day, today, onEdit, onMove }: DayCardProps) {
  const { dia, minutos, motivo, ocupados, trabalhos, naoCabem } = day
  const weekday = formatWeekday(dia)
  const isPast = dia < today
  const over = new Set(naoCabem.map(({ id }) => id))

  return (
    <Paper
      component="li"
      withBorder
      p="xs"
      className={isPast && trabalhos.length === 0 ? classes['over'] : undefined}
    >
      <Stack gap={6}>
        <Group justify="space-between" gap={4}>
          <Text fw={600} size="sm">
            {weekday}
          </Text>
          {dia === today && <Badge size="sm">Hoje</Badge>}
        </Group>
        <Text size="sm" c={minutos === 0 ? 'gray.6' : 'gray.9'}>
          {minutos === 0 ? 'Fechada' : `${formatMinutes(ocupados)} de ${formatMinutes(minutos)}`}
        </Text>
        {minutos > 0 && (
          <Progress
            value={Math.min(100, (ocupados / minutos) * 100)}
            aria-label={`Ocupação de ${weekday}`}
            color={ocupados > minutos ? 'red.9' : 'pine'}
          />
        )}
        {motivo !== null && (
          <Text size="sm" c="gray.6">
            Fora do padrão{motivo !== '' && `: ${motivo}`}
          </Text>
        )}
        {naoCabem.length > 0 && (
          <Text size="sm" c="red.9">
            {naoCabem.length === 1 ? 'Um trabalho não cabe' : `${naoCabem.length} trabalhos não cabem`} neste
            dia.
          </Text>
        )}
        {trabalhos.map((job) => (
          <Job key={job.id} job={job} isOver={over.has(job.id)} onMove={() => onMove(job)} />
        ))}
        {!isPast && (
          <Allowed permission="configuracao.editar">
            <Group>
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={onEdit}
                aria-label={`Mudar o tempo de ${weekday}`}
              >
                Mudar
              </Button>
            </Group>
          </Allowed>
        )}
      </Stack>
    </Paper>
  )
}

type JobProps = { job: WorkshopJob; isOver: boolean; onMove: () => void }

function Job({ job: { tipo, id, numero, nome, minutos, terminado }, isOver, onMove }: JobProps) {
  const name = `${tipo === 'pedido' ? 'Pedido' : 'OS'} ${numero}`

  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Anchor
        component={Link}
        size="sm"
        underline="always"
        to={tipo === 'pedido' ? `/pedidos/${id}` : `/oficina/ordens/${id}`}
      >
        {name}
      </Anchor>{' '}
      {nome} · {formatMinutes(minutos)}
      {isOver && ' · não cabe'}
      {terminado ? ' · terminado' : <MoveButton name={name} onMove={onMove} />}
    </Text>
  )
}

function MoveButton({ name, onMove }: { name: string; onMove: () => void }) {
  return (
    <Allowed permission="pedidos.editar">
      {' '}
      <Anchor
        component="button"
        type="button"
        size="sm"
        underline="always"
        onClick={onMove}
        aria-label={`Mover ${name}`}
        py={4}
      >
        Mover
      </Anchor>
    </Allowed>
  )
}
