import { Anchor, Text } from '@mantine/core'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { DISPUTE_TEXTS } from '#domain/payments/dispute.ts'

type DisputeTextProps = NonNullable<AdminOrder['pagamentos'][number]['contestacao']>

/** Where a dispute stands and, while it is open, where the store answers it and with what. */
export function DisputeText({ estado, responder }: DisputeTextProps) {
  if (estado !== 'aberta') return <Text size="sm">{DISPUTE_TEXTS[estado]}</Text>

  return (
    <Text size="sm">
      {DISPUTE_TEXTS.aberta} Responda no site do provedor, até o prazo que ele mostra, com a nota fiscal, o
      rastreio e as conversas com o cliente.{' '}
      {responder !== null && (
        <Anchor href={responder} target="_blank" rel="noreferrer" size="sm" underline="always">
          Responder no site do provedor
        </Anchor>
      )}
    </Text>
  )
}
