import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { randomId } from '#admin/components/random-id.ts'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { formatBRL } from '#domain/money/format-money.ts'

type RefundDialogProps = {
  idPedido: string
  pagamento: AdminOrder['pagamentos'][number]
  onClose: () => void
}

/** Refunds a payment in full or in part. Idempotent: sending it twice makes one refund. */
export function RefundDialog({ idPedido, pagamento, onClose }: RefundDialogProps) {
  const { id: idPagamento, devolvivel, pix } = pagamento
  /** No provider sends this money back. */
  const own = pix?.proprio != null
  const [valor, setValor] = useState<number | null>(devolvivel)
  const [nota, setNota] = useState('')
  const [chave] = useState(() => randomId())
  const { save, saving } = useSave()
  const tooMuch = valor !== null && valor > devolvivel

  async function refund() {
    if (valor === null || valor === 0 || tooMuch) return
    const outcome = await save(
      () => api.orders.refund({ id: idPedido, idPagamento, valor, nota }, { context: { chave } }),
      own
        ? `Devolva ${formatBRL(valor)} pelo aplicativo do banco e marque em Pix a conferir.`
        : `Estorno de ${formatBRL(valor)} pedido ao provedor.`,
    )
    if (outcome.ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Estornar pagamento">
      <Stack gap="sm">
        <Text size="sm">
          Podem voltar até {formatBRL(devolvivel)}, pelo meio em que vieram. O pedido continua onde está, e o
          cliente é avisado por e-mail
          {own ? ' quando você marcar, em Pix a conferir, que devolveu pelo aplicativo do banco' : ''}.
        </Text>
        <MoneyInput
          label="Valor a devolver"
          value={valor}
          onChange={setValor}
          {...(tooMuch && { error: `O máximo é ${formatBRL(devolvivel)}.` })}
          data-autofocus
        />
        <Textarea
          label="Motivo (opcional)"
          value={nota}
          onChange={(event) => setNota(event.currentTarget.value)}
          maxLength={1000}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
          <Button color="red.9" loading={saving} disabled={!valor || tooMuch} onClick={() => void refund()}>
            Estornar {valor !== null && formatBRL(valor)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
