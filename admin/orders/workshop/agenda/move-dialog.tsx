import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#admin/components/date/date-field.tsx'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import type { WorkshopJob } from '#contract/orders/workshop/services.ts'
import { formatMinutes } from '#domain/workshop/duration.ts'
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
  const { save, saving, campos } = useSave()

  async function move() {
    const moved = await save(
      () => api.services.moveJob({ tipo, id, dia: day, para: target, avisar: notifies }),
      ({ dia, naoCabem }) =>
        naoCabem.length === 0
          ? `Agora em ${formatWeekday(dia)}.`
          : `Agora em ${formatWeekday(dia)}, que ficou cheio demais: confira a agenda.`,
    )
    if (moved.ok) onClose()
  }

  return (
    <Modal opened onClose={onClose} title={`Mover ${tipo === 'pedido' ? 'pedido' : 'OS'} ${numero}`}>
      <PanelForm onSubmit={move}>
        <Stack>
          <Text size="sm">
            {nome}: {formatMinutes(minutos)} em {formatWeekday(day)}.
          </Text>
          <DateField
            shape="day"
            label="Para o dia"
            required
            value={target}
            error={campos['para']}
            onChange={setTarget}
            w={220}
          />
          <Checkbox
            label="Avisar o cliente por e-mail, se o dia em que fica pronto muda"
            checked={notifies}
            onChange={(event) => setNotifies(event.currentTarget.checked)}
          />
          <Group>
            <Button type="submit" loading={saving} disabled={target === '' || target === day}>
              Mover
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Modal>
  )
}
