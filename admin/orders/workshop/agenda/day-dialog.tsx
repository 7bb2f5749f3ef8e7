import { Alert, Button, Group, List, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { WorkshopAgendaDay } from '#contract/orders/workshop/services.ts'
import { formatMinutes } from '#domain/workshop/duration.ts'
import { jobsThatDoNotFit } from '#domain/workshop/overbooked.ts'
import { MAX_DAY_MINUTES } from '#domain/workshop/workshop-settings.ts'
import { formatWeekday } from './weekday.ts'

/** Makes a day shorter or longer, or closes it, and says before it is saved which jobs would not fit. */
export function DayDialog({ day, onClose }: { day: WorkshopAgendaDay; onClose: () => void }) {
  const { dia, padrao, trabalhos } = day
  const [minutes, setMinutes] = useState(day.minutos)
  const [reason, setReason] = useState(day.motivo ?? '')
  const { save, saving, campos } = useSave()
  const over = jobsThatDoNotFit(trabalhos, minutes)

  async function close(work: () => Promise<unknown>, message: string) {
    if ((await save(work, message)).ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title={`Mudar ${formatWeekday(dia)}`}>
      <PanelForm
        onSubmit={() =>
          close(() => api.services.changeDay({ dia, minutos: minutes, motivo: reason }), 'Dia salvo.')
        }
      >
        <Stack>
          <Text size="sm" c="gray.6">
            Pela semana e pelos feriados, este dia tem {formatMinutes(padrao)}.
          </Text>
          <Group align="flex-end">
            <RequiredNumber
              label="Tempo de trabalho neste dia"
              suffix=" min"
              value={minutes}
              onChange={setMinutes}
              min={0}
              max={MAX_DAY_MINUTES}
              allowDecimal={false}
              error={campos['minutos']}
              w={220}
            />
            <Button variant="default" onClick={() => setMinutes(0)}>
              Fechar o dia
            </Button>
          </Group>
          <TextInput
            label="Motivo"
            placeholder="Feira, férias do luthier, mutirão de Natal"
            maxLength={80}
            value={reason}
            error={campos['motivo']}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {over.length > 0 && (
            <Alert color="yellow.9" title="Nem todos os trabalhos cabem">
              <Text size="sm">
                Eles ficam marcados neste dia, com o botão Mover. Combine outro dia com os clientes, ou dê
                mais tempo.
              </Text>
              <List size="sm">
                {over.map(({ id, tipo, numero, nome, minutos }) => (
                  <List.Item key={id}>
                    {tipo === 'pedido' ? 'Pedido' : 'OS'} {numero}, {nome}: {formatMinutes(minutos)}
                  </List.Item>
                ))}
              </List>
            </Alert>
          )}
          <Group>
            <Button type="submit" loading={saving}>
              Salvar dia
            </Button>
            {day.motivo !== null && (
              <Button
                variant="default"
                loading={saving}
                onClick={() => void close(() => api.services.resetDay({ dia }), 'O dia voltou ao padrão.')}
              >
                Voltar ao padrão
              </Button>
            )}
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
