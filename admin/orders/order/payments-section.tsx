import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatMoment } from '#admin/components/date/format.ts'
import { Section } from '#admin/components/page/section.tsx'
import { useMay } from '#admin/shell/entry.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { PAYMENT_NAMES } from '#domain/order/order-text.ts'
import { ConfirmPixDialog } from '../own-pix/confirm-pix-dialog.tsx'
import { METHOD_NAMES } from '../situations.ts'
import { DisputeText } from './disputes/dispute-text.tsx'
import { attemptDetails, paidElsewhere } from './payment-words.ts'
import { RefundDialog } from './refund-dialog.tsx'

type Attempt = AdminOrder['pagamentos'][number]

/** The payment attempts, newest first, with what can be refunded. */
export function PaymentsSection({ order }: { order: AdminOrder }) {
  const [refunding, setRefunding] = useState<Attempt | null>(null)
  const [confirming, setConfirming] = useState<Attempt | null>(null)
  const mayRefund = useMay('pedidos.estornar')
  const mayConfirm = useMay('pagamentos.conferir')

  return (
    <Section title="Pagamento" actions={<Text size="sm">{PAYMENT_NAMES[order.pagamento]}</Text>}>
      {order.pagamentos.length === 0 && (
        <Text size="sm">{order.numeroAntigo === null ? 'Não há nada a pagar.' : paidElsewhere(order)}</Text>
      )}
      {order.pagamentos.map((attempt) => (
        <Group key={attempt.id} justify="space-between" align="flex-start" gap="xs">
          <Stack gap={0}>
            <Text size="sm" fw={500}>
              {METHOD_NAMES[attempt.metodo]} · {formatBRL(attempt.valor)} · {ATTEMPT_NAMES[attempt.situacao]}
            </Text>
            <Text size="xs" c="gray.6">
              {attemptDetails(attempt)}
            </Text>
            {attempt.contestacao && (
              <DisputeText idPedido={order.id} idPagamento={attempt.id} contestacao={attempt.contestacao} />
            )}
          </Stack>
          {attempt.pix?.proprio && mayConfirm && attempt.recebido === 0 && (
            <Button size="xs" variant="default" onClick={() => setConfirming(attempt)}>
              Conferir Pix
            </Button>
          )}
          {mayRefund && attempt.devolvivel > 0 && (
            <Button size="xs" variant="default" onClick={() => setRefunding(attempt)}>
              Estornar
            </Button>
          )}
        </Group>
      ))}
      {order.expiraEm !== null && (
        <Text size="xs" c="gray.6">
          Os produtos ficam reservados até {formatMoment(order.expiraEm)}.
        </Text>
      )}
      {confirming?.pix?.proprio && (
        <ConfirmPixDialog
          charge={{
            idPagamento: confirming.id,
            descricao: `Pedido ${order.numero}`,
            valor: confirming.valor,
            txid: confirming.pix.proprio.txid,
            criadaEm: order.criadoEm,
          }}
          onClose={() => setConfirming(null)}
        />
      )}
      {refunding && (
        <RefundDialog idPedido={order.id} pagamento={refunding} onClose={() => setRefunding(null)} />
      )}
    </Section>
  )
}

const ATTEMPT_NAMES: Readonly<Record<Attempt['situacao'], string>> = {
  pendente: 'aguardando',
  emAnalise: 'em análise',
  autorizado: 'autorizado',
  recusado: 'recusado',
  expirado: 'prazo encerrado',
  cancelado: 'cancelado',
  pago: 'pago',
  contestado: 'contestado',
}
