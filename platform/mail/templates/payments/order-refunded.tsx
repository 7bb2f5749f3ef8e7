import type { PaymentMethod } from '#contract/orders/orders.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Text, Title } from '../layout/components.tsx'
import { Greeting, orderReason } from '../orders/order-details.tsx'

/** Money was refunded, and when the buyer will see it. */
export function orderRefunded(
  { pedido, orderUrl, valor, metodo }: Templates['order-refunded'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: `Estorno realizado: pedido nº ${pedido.numero}`,
    preheader: `Devolvemos ${formatBRL(valor)}.`,
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Estorno realizado</Title>
        <Greeting pedido={pedido} />
        <Text>
          Devolvemos <strong>{formatBRL(valor)}</strong> do pedido nº {pedido.numero}. {WAYS_BACK[metodo]}
        </Text>
        <Button href={orderUrl}>Ver o pedido</Button>
      </>
    ),
  }
}

const WAYS_BACK: Readonly<Record<PaymentMethod, string>> = {
  pix: 'O valor volta para a conta que pagou o Pix, em geral na mesma hora.',
  boleto: 'Como um boleto não pode ser estornado, o valor volta por Pix.',
  cartao: 'No cartão, o estorno aparece em até duas faturas, conforme o banco emissor.',
}
