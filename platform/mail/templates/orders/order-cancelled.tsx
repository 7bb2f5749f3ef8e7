import { moneyText } from '#domain/order/order-text.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Text, Title } from '../layout/components.tsx'
import { Greeting, OrderItems, orderReason } from './order-details.tsx'

/** The order was cancelled, and what happens to its money. */
export function orderCancelled(
  { pedido, orderUrl }: Templates['order-cancelled'],
  { loja, storeUrl }: MailShop,
): MailContent {
  return {
    subject: `Pedido nº ${pedido.numero} cancelado`,
    preheader: pedido.texto,
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Pedido cancelado</Title>
        <Greeting pedido={pedido} />
        <Text>
          O pedido nº {pedido.numero} foi cancelado. {moneyText(pedido)}
        </Text>
        {!pedido.deServicos && (
          <Text>Se ainda quiser os produtos, você pode comprá-los de novo pela página do pedido.</Text>
        )}
        <Button href={orderUrl}>Ver o pedido</Button>
        <OrderItems pedido={pedido} storeUrl={storeUrl} />
      </>
    ),
  }
}
