import type { Order } from '#contract/orders/orders.ts'
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
    preheader: pedido.deServicos ? pedido.texto : 'Tudo certo. Agora vamos separar os seus produtos.',
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Pagamento aprovado</Title>
        <Greeting pedido={pedido} />
        <Text>
          Recebemos o pagamento do pedido nº {pedido.numero}. {nextText(pedido)}
        </Text>
        <Button href={orderUrl}>Acompanhar meu pedido</Button>
        <OrderDetails pedido={pedido} storeUrl={storeUrl} since="a partir de agora" />
      </>
    ),
  }
}

function nextText({ deServicos, frete }: Order): string {
  if (deServicos) return 'O andamento do serviço está na página da oficina, e avisamos quando ficar pronto.'
  const when = frete.tipo === 'retirada' ? 'estiverem prontos para retirada' : 'saírem para entrega'

  return `Agora vamos separar os seus produtos. Avisamos quando ${when}.`
}
