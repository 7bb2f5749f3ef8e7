import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminTradeIn } from '#contract/orders/admin-trade-ins.ts'

/** Sends the customer the code by which to post the instrument at the store's cost. */
export function PostCodeDialog({ trade, onClose }: { trade: AdminTradeIn; onClose: () => void }) {
  const [code, setCode] = useState(trade.codigoPostagem)
  const { save, saving, campos } = useSave()

  async function send() {
    const outcome = await save(
      () => api.tradeIns.postCode({ id: trade.id, codigoPostagem: code }),
      'Código enviado ao cliente.',
    )
    if (outcome.ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Código da postagem">
      <PanelForm onSubmit={send}>
        <Stack gap="sm">
          <Text size="sm">
            Peça a logística reversa no contrato dos Correios ou da transportadora, e cole o código aqui. O
            cliente o recebe por e-mail.
          </Text>
          <TextInput
            label="Código"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={campos['codigoPostagem']}
            maxLength={60}
            required
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving} disabled={code.trim() === ''}>
              Enviar
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
