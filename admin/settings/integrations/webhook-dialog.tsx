import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { EVENTS } from './events.ts'

type EventName = keyof typeof EVENTS

export type WebhookInput = { nome: string; url: string; eventos: EventName[] }

type WebhookDialogProps = {
  title: string
  initial: WebhookInput
  onSave: (webhook: WebhookInput) => Promise<unknown>
  onClose: () => void
}

const NAMES = Object.keys(EVENTS) as EventName[]

/** Edits a webhook's URL and events. */
export function WebhookDialog({ title, initial, onSave, onClose }: WebhookDialogProps) {
  const { save, saving, campos } = useSave()
  const [webhook, setWebhook] = useState(initial)

  async function submit() {
    const { ok } = await save(() => onSave(webhook), 'Webhook salvo.')
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title={title}>
      <PanelForm onSubmit={submit}>
        <Stack>
          <TextInput
            label="Nome"
            value={webhook.nome}
            onChange={(event) => setWebhook({ ...webhook, nome: event.currentTarget.value })}
            error={campos['nome']}
            required
            maxLength={60}
            data-autofocus
          />
          <TextInput
            label="Endereço"
            description="Um endereço https que qualquer um na internet alcance"
            type="url"
            value={webhook.url}
            onChange={(event) => setWebhook({ ...webhook, url: event.currentTarget.value })}
            error={campos['url']}
            required
          />
          <Checkbox.Group
            label="Avisar quando"
            value={webhook.eventos}
            onChange={(eventos) =>
              setWebhook({ ...webhook, eventos: NAMES.filter((name) => eventos.includes(name)) })
            }
          >
            <Stack gap="xs" mt="xs">
              {NAMES.map((name) => (
                <Checkbox key={name} value={name} label={EVENTS[name]} description={name} size="xs" />
              ))}
            </Stack>
          </Checkbox.Group>
          <Button type="submit" loading={saving} disabled={webhook.eventos.length === 0}>
            Salvar
          </Button>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
