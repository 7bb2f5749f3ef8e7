import { formatBRL } from '#domain/money/format-money.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Text, Title } from '../layout/components.tsx'
import { Greeting, orderReason } from '../orders/order-details.tsx'

/** Money was received for an order that had ended and can't be restored; it is refunded. */
export function orderLateMoney(
  { pedido, orderUrl, recebido, metodo }: Templates['order-late-money'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: `Seu pagamento chegou depois do prazo: pedido nº ${pedido.numero}`,
    preheader: `Recebemos ${formatBRL(recebido)}, e vamos devolver o valor inteiro.`,
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Seu pagamento chegou depois do prazo</Title>
        <Greeting pedido={pedido} />
        <Text>
          Recebemos <strong>{formatBRL(recebido)}</strong> do pedido nº {pedido.numero}, mas a confirmação
          veio depois do prazo, e não temos mais como atender o pedido. Sentimos muito. Seu dinheiro está
          conosco, e vamos devolver o valor inteiro.
        </Text>
        {metodo === 'boleto' && (
          <Text>
            Como um boleto não pode ser estornado, a devolução é por Pix. Responda a este e-mail com uma chave
            Pix de quem fez a compra.
          </Text>
        )}
        <Button href={orderUrl}>Ver o pedido</Button>
      </>
    ),
  }
}
