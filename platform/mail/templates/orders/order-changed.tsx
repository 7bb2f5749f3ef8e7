import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Note, Text, Title } from '../layout/components.tsx'
import { AFTER_PAYMENT, Greeting, OrderDetails, orderReason } from './order-details.tsx'

/** The store changed an unpaid order: its new content, and that earlier Pix codes and boletos are no longer valid. */
export function orderChanged(
  { pedido, orderUrl }: Templates['order-changed'],
  { loja, storeUrl }: MailShop,
): MailContent {
  return {
    subject: `Seu pedido nº ${pedido.numero} foi alterado`,
    preheader: 'Veja como ficou e pague o novo valor.',
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Seu pedido foi alterado</Title>
        <Greeting pedido={pedido} />
        <Text>
          A loja mudou o pedido nº {pedido.numero}, como combinado com você. O código ou boleto que você
          recebeu antes não vale mais: pague o novo valor pela página do pedido.
        </Text>
        <Button href={orderUrl}>Ver e pagar</Button>
        <OrderDetails pedido={pedido} storeUrl={storeUrl} since={AFTER_PAYMENT} />
        <Note>Se você não pediu esta mudança, responda a este e-mail ou cancele pela página do pedido.</Note>
      </>
    ),
  }
}
