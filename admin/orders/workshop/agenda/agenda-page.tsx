import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { useQuery } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { WorkshopAgendaDay, WorkshopJob } from '#contract/orders/workshop/services.ts'
import { dateFormat } from '#domain/time/date-format.ts'
import { type AgendaView, agendaPeriod, stepped } from '#domain/workshop/agenda-period.ts'
import classes from './agenda.module.css'
import { DayCard } from './day-card.tsx'
import { DayDialog } from './day-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const visao = viewOf(searchParams)
  const dia = searchParams.get('dia') ?? ''
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dia)) return api.services.agenda({ visao })

  return api.services.agenda({ visao, dia })
}

/** The workshop's days: what each has, what is taken and by which jobs. */
export function Component() {
  const { dias, dia: day, hoje: today } = useLoaderData<typeof loader>()
  const { params, change } = useQuery()
  const view = viewOf(params)
  const [edited, setEdited] = useState<WorkshopAgendaDay | null>(null)
  const [moved, setMoved] = useState<{ job: WorkshopJob; day: string } | null>(null)

  return (
    <Page
      title="Agenda da oficina"
      actions={
        <Allowed permission="configuracao.ver">
          <Button component={Link} to="/oficina/agenda/semana" variant="default">
            Semana e ajustes
          </Button>
        </Allowed>
      }
    >
      <Group gap="xs">
        <SegmentedControl
          aria-label="O que mostrar"
          data={[
            { value: 'semana', label: 'Semana' },
            { value: 'mes', label: 'Mês' },
          ]}
          value={view}
          onChange={(visao) => change({ visao, dia: day })}
        />
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
          onClick={() => change({ visao: view, dia: stepped(view, day, -1) })}
        >
          Antes
        </Button>
        <Button variant="default" onClick={() => change({ visao: view, dia: today })}>
          Hoje
        </Button>
        <Button
          variant="default"
          rightSection={<IconChevronRight size={16} aria-hidden />}
          onClick={() => change({ visao: view, dia: stepped(view, day, 1) })}
        >
          Depois
        </Button>
        <Text fw={600} aria-live="polite">
          {titleOf(view, day)}
        </Text>
      </Group>
      <ol className={classes['days']} aria-label="Dias da oficina">
        {dias.map((one) => (
          <DayCard
            key={one.dia}
            day={one}
            today={today}
            onEdit={() => setEdited(one)}
            onMove={(job) => setMoved({ job, day: one.dia })}
          />
        ))}
      </ol>
      {edited && <DayDialog key={edited.dia} day={edited} onClose={() => setEdited(null)} />}
      {moved && <MoveDialog {...moved} onClose={() => setMoved(null)} />}
    </Page>
  )
}

function viewOf(params: URLSearchParams): AgendaView {
  return params.get('visao') === 'mes' ? 'mes' : 'semana'
}

const month = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

function titleOf(view: AgendaView, day: string): string {
  if (view === 'mes') return month().format(new Date(`${day}T00:00:00Z`))
  const { from } = agendaPeriod(view, day)

  return `Semana de ${from.slice(8)}/${from.slice(5, 7)}`
}
