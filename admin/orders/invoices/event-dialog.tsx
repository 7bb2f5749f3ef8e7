import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { OrderNote } from '#contract/orders/fiscal/invoices.ts'
import { CORRECTION, JUSTIFICATION } from '#domain/order/fiscal/invoice-situation.ts'
import { cancelText } from './note-words.ts'

type EventDialogProps = { kind: 'cancel' | 'correct'; nota: OrderNote; onClose: () => void }

/** Cancels an invoice, or sends a correction letter of it. */
export function EventDialog({ kind, nota, onClose }: EventDialogProps) {
  const [text, setText] = useState('')
  const { save, saving, campos } = useSave()
  const isCancel = kind === 'cancel'
  const { min, max } = isCancel ? JUSTIFICATION : CORRECTION
  const length = text.trim().length

  async function submit() {
    const { ok } = await save(
      () =>
        isCancel
          ? api.fiscal.cancelNote({ nota: nota.id, justificativa: text })
          : api.fiscal.correctNote({ nota: nota.id, texto: text }),
      isCancel ? 'A Sefaz aceitou o cancelamento.' : 'A Sefaz registrou a correção.',
    )
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title={isCancel ? 'Cancelar nota' : 'Carta de correção'}>
      <PanelForm onSubmit={submit}>
        <Stack>
          <Text size="sm">
            {isCancel
              ? `Só se a mercadoria ainda não saiu. ${cancelText(nota)}`
              : 'Vale para o que não muda valores, quantidades, impostos, quem vende, quem compra nem a data. Uma carta nova substitui a anterior: repita o que ainda vale.'}
          </Text>
          <Textarea
            label={isCancel ? 'Por que a nota é cancelada' : 'O que a nota deve dizer'}
            description={`De ${min} a ${max} letras. Vai para a Sefaz.`}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={campos['justificativa'] ?? campos['texto']}
            maxLength={max}
            required
            autosize
            minRows={3}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button
              type="submit"
              {...(isCancel && { color: 'red' })}
              loading={saving}
              disabled={length < min}
            >
              {isCancel ? 'Cancelar nota' : 'Mandar correção'}
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
