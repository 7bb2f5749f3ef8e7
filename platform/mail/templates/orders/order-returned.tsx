import { moneyText } from '#domain/order/order-text.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Text, Title } from '../layout/components.tsx'
import { Greeting, orderReason } from './order-details.tsx'

/** The goods were returned, and what happens to the money. */
export function orderReturned(
  { pedido, orderUrl }: Templates['order-returned'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: `Recebemos sua devolução: pedido nº ${pedido.numero}`,
    preheader: moneyText(pedido),
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Devolução recebida</Title>
        <Greeting pedido={pedido} />
        <Text>
          Os produtos do pedido nº {pedido.numero} voltaram para a loja. {moneyText(pedido)}
        </Text>
        <Button href={orderUrl}>Ver o pedido</Button>
      </>
    ),
  }
}
