import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { FreightAccount } from '#contract/settings/freight-accounts.ts'

type ServicesDialogProps = { account: FreightAccount; onClose: () => void }

/** Chooses the services that shoppers are offered. */
export function ServicesDialog({ account, onClose }: ServicesDialogProps) {
  const { ambiente, ativa, versao, servicos } = account
  const [chosen, setChosen] = useState(() =>
    servicos.filter(({ oferecido }) => oferecido).map(({ id }) => String(id)),
  )
  const { save, saving } = useSave()
  const carriers = Map.groupBy(servicos, ({ transportadora }) => transportadora)

  async function submit() {
    const { ok } = await save(
      () => api.freightAccounts.change({ ambiente, ativa, versao, servicos: chosen.map(Number) }),
      'Serviços salvos.',
    )
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Serviços oferecidos">
      <Stack>
        <Text size="sm">
          A loja cota só os marcados. Do que custa mais e não chega antes, o cliente não vê a opção.
        </Text>
        {[...carriers].map(([carrier, own]) => (
          <Checkbox.Group
            key={carrier}
            label={carrier}
            value={chosen.filter((id) => own.some((service) => String(service.id) === id))}
            onChange={(ids) =>
              setChosen([...chosen.filter((id) => !own.some((service) => String(service.id) === id)), ...ids])
            }
          >
            <Group gap="md" mt={4}>
              {own.map(({ id, nome }) => (
                <Checkbox key={id} value={String(id)} label={nome} />
              ))}
            </Group>
          </Checkbox.Group>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
          <Button onClick={() => void submit()} loading={saving}>
            Salvar
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
