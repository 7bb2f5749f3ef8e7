import { Button, Checkbox, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { EVENTS } from './events.ts'

type EventName = keyof typeof EVENTS

export type WantedWebhook = { nome: string; url: string; eventos: EventName[] }

type WebhookDialogProps = {
  titulo: string
  inicial: WantedWebhook
  salvar: (wanted: WantedWebhook) => Promise<unknown>
  onClose: () => void
}

const NAMES = Object.keys(EVENTS) as EventName[]

/** Where a webhook leads, and of what it tells. */
export function WebhookDialog({ titulo, inicial, salvar, onClose }: WebhookDialogProps) {
  const { save, saving, campos } = useSave()
  const [wanted, setWanted] = useState(inicial)

  async function submit() {
    const { ok } = await save(() => salvar(wanted), 'Webhook salvo.')
    if (ok) onClose()
  }

  return (
    <Modal opened onClose={onClose} title={titulo}>
      <PanelForm
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          <TextInput
            label="Nome"
            value={wanted.nome}
            onChange={(event) => setWanted({ ...wanted, nome: event.currentTarget.value })}
            error={campos['nome']}
            required
            maxLength={60}
            data-autofocus
          />
          <TextInput
            label="Endereço"
            description="Um endereço https que qualquer um na internet alcance"
            type="url"
            value={wanted.url}
            onChange={(event) => setWanted({ ...wanted, url: event.currentTarget.value })}
            error={campos['url']}
            required
          />
          <Checkbox.Group
            label="Avisar quando"
            value={wanted.eventos}
            onChange={(eventos) =>
              setWanted({ ...wanted, eventos: NAMES.filter((name) => eventos.includes(name)) })
            }
          >
            <Stack gap="xs" mt="xs">
              {NAMES.map((name) => (
                <Checkbox key={name} value={name} label={EVENTS[name]} description={name} size="xs" />
              ))}
            </Stack>
          </Checkbox.Group>
          <Button type="submit" loading={saving} disabled={wanted.eventos.length === 0}>
            Salvar
          </Button>
        </Stack>
      </PanelForm>
    </Modal>
  )
}
