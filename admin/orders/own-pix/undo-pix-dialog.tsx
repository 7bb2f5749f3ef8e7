import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { OwnPixCharge } from '#contract/orders/own-pix.ts'

/** Undoes a confirmation that was a mistake. */
export function UndoPixDialog({ charge, onClose }: { charge: OwnPixCharge; onClose: () => void }) {
  const [nota, setNota] = useState('')
  const { save, saving, campos } = useSave()
  const receipt = charge.recebimentos.find(({ desfaz }) => desfaz)

  async function undo() {
    if (!receipt) return
    const outcome = await save(
      () => api.ownPix.undo({ id: receipt.id, nota }),
      'Conferência desfeita: o pedido voltou a esperar o pagamento.',
    )
    if (outcome.ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title={`Desfazer a conferência: ${charge.descricao}`}>
      <PanelForm onSubmit={undo}>
        <Stack gap="sm">
          <Text size="sm">
            Para quando o dinheiro era de outro pedido, ou não estava na conta. O pedido volta a esperar o
            pagamento por pelo menos um dia, com os produtos reservados. O comprador já recebeu o e-mail de
            pagamento aprovado: explique a ele.
          </Text>
          <Textarea
            label="O que houve"
            description="Fica no histórico do pedido"
            value={nota}
            onChange={(event) => setNota(event.currentTarget.value)}
            error={campos['nota']}
            maxLength={1000}
            required
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" color="red.9" loading={saving} disabled={nota.trim() === ''}>
              Desfazer
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
