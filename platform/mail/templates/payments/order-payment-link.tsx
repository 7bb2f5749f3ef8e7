import { formatBRL } from '#domain/money/format-money.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Note, Text, Title } from '../layout/components.tsx'
import { AFTER_PAYMENT, Greeting, OrderDetails, orderReason } from '../orders/order-details.tsx'

/** The store sends the order's page to pay it there. */
export function orderPaymentLink(
  { pedido, orderUrl }: Templates['order-payment-link'],
  { loja, storeUrl }: MailShop,
): MailContent {
  return {
    subject: `Link para pagar o pedido nº ${pedido.numero}`,
    preheader: 'Escolha a forma de pagamento na página do pedido.',
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Seu pedido espera o pagamento</Title>
        <Greeting pedido={pedido} />
        <Text>
          O pedido nº {pedido.numero}, de {formatBRL(pedido.total)}, ainda não foi pago. Na página dele você
          escolhe como pagar.
        </Text>
        <Button href={orderUrl}>Pagar meu pedido</Button>
        <OrderDetails pedido={pedido} storeUrl={storeUrl} since={AFTER_PAYMENT} />
        <Note>Já pagou? Então não precisa fazer nada: avisamos quando o pagamento chegar.</Note>
      </>
    ),
  }
}
