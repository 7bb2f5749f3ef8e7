import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Text, Title } from '../layout/components.tsx'
import { Greeting, OrderDetails, orderReason } from './order-details.tsx'

/** The payment was received. */
export function orderApproved(
  { pedido, orderUrl }: Templates['order-approved'],
  { loja, storeUrl }: MailShop,
): MailContent {
  return {
    subject: `Pagamento aprovado: pedido nº ${pedido.numero}`,
    preheader: 'Tudo certo. Agora vamos separar os seus produtos.',
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Pagamento aprovado</Title>
        <Greeting pedido={pedido} />
        <Text>
          Recebemos o pagamento do pedido nº {pedido.numero}. Agora vamos separar os seus produtos.{' '}
          {pedido.frete.tipo === 'retirada'
            ? 'Avisamos quando estiverem prontos para retirada.'
            : 'Avisamos quando saírem para entrega.'}
        </Text>
        <Button href={orderUrl}>Acompanhar meu pedido</Button>
        <OrderDetails pedido={pedido} storeUrl={storeUrl} since="a partir de agora" />
      </>
    ),
  }
}
