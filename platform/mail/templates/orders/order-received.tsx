import type { Order } from '#contract/orders/orders.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Note, Text, Title } from '../layout/components.tsx'
import { AFTER_PAYMENT, Greeting, OrderDetails, orderReason } from './order-details.tsx'

/** Confirms items, amounts and address (Decreto 7.962/2013, art. 4). */
export function orderReceived(
  { pedido, orderUrl }: Templates['order-received'],
  { loja, storeUrl }: MailShop,
): MailContent {
  return {
    subject: `Recebemos seu pedido nº ${pedido.numero}`,
    preheader: next(pedido),
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Recebemos seu pedido</Title>
        <Greeting pedido={pedido} />
        <Text>
          Obrigado pela compra. Seu pedido nº {pedido.numero}, de {formatShortDate(pedido.criadoEm)}, está
          reservado para você. {next(pedido)}
        </Text>
        <Button href={orderUrl}>Ver meu pedido</Button>
        <OrderDetails pedido={pedido} storeUrl={storeUrl} since={AFTER_PAYMENT} />
        <Note>Enquanto o pedido não sair da loja, você pode cancelar pela página dele.</Note>
      </>
    ),
  }
}

/** Next steps, without how to pay: the payment has its own mail. */
function next({ situacao }: Order): string {
  return situacao === 'aguardandoPagamento' || situacao === 'pagamentoEmAnalise'
    ? 'Avisamos por e-mail assim que o pagamento for confirmado.'
    : 'Você recebe um e-mail a cada passo até a entrega.'
}
