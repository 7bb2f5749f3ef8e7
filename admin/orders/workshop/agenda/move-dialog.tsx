import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { DateField } from '#admin/components/date/date-field.tsx'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { WorkshopAgendaDay, WorkshopJob } from '#contract/orders/workshop/services.ts'
import { formatMinutes } from '#domain/workshop/duration.ts'
import { fitOnDay } from './fit-on-day.ts'
import { formatWeekday } from './weekday.ts'

type Props = {
  job: WorkshopJob
  /** The day that it is on. */
  day: string
  onClose: () => void
}

/** Moves what a job has on a day to another one. */
export function MoveDialog({ job: { tipo, id, numero, nome, minutos }, day, onClose }: Props) {
  const [target, setTarget] = useState('')
  const [notifies, setNotifies] = useState(true)
  const { save, saving, campos, clearErrors } = useSave()
  const fit = useFit(target === day ? '' : target, minutos)
  const problem = target === day ? 'O trabalho já está neste dia.' : campos['para']

  async function move() {
    if (target === day) return
    const moved = await save(
      () => api.services.moveJob({ tipo, id, dia: day, para: target, avisar: notifies }),
      movedTo,
    )
    if (moved.ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title={`Mover ${tipo === 'pedido' ? 'pedido' : 'OS'} ${numero}`}>
      <PanelForm onSubmit={move}>
        <Stack>
          <Text size="sm">
            {nome}: {formatMinutes(minutos)} em {inSentence(day)}.
          </Text>
          <DateField
            shape="day"
            label="Para o dia"
            required
            value={target}
            error={problem}
            onChange={(value) => {
              setTarget(value)
              clearErrors()
            }}
            data-autofocus
            w={220}
          />
          <Text size="sm" c={fit?.fits === false ? 'red.9' : 'gray.9'} role="status" mih="1.5em">
            {fit?.sentence}
          </Text>
          <Checkbox
            label="Avisar o cliente por e-mail, se o dia em que fica pronto muda"
            checked={notifies}
            onChange={(event) => setNotifies(event.currentTarget.checked)}
          />
          <Group>
            <Button type="submit" loading={saving}>
              Mover
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}

/** What the agenda says of a day: whether it has time for the minutes; null until it is known. */
function useFit(day: string, minutes: number) {
  const [known, setKnown] = useState<WorkshopAgendaDay | null>(null)
  useEffect(() => {
    if (day === '') return
    let isCurrent = true
    // Without the answer the move is as possible as with it.
    api.services.agenda({ visao: 'semana', dia: day }).then(
      ({ dias }) => isCurrent && setKnown(dias.find(({ dia }) => dia === day) ?? null),
      () => undefined,
    )

    return () => {
      isCurrent = false
    }
  }, [day])

  return known?.dia === day ? fitOnDay(known, minutes) : null
}

function movedTo({ dia, minutos, naoCabem }: WorkshopAgendaDay): string {
  const now = `Agora em ${inSentence(dia)}`
  if (minutos === 0) return `${now}, em que a oficina está fechada: confira a agenda.`

  return naoCabem.length === 0 ? `${now}.` : `${now}, que ficou cheio demais: confira a agenda.`
}

function inSentence(day: string): string {
  return formatWeekday(day).toLowerCase()
}
