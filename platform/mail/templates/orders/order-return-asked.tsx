import type { Order } from '#contract/orders/orders.ts'
import { DEFECT_CHOICE_NAMES } from '#domain/order/defect.ts'
import { formatDay } from '#domain/time/format-date.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Note, Steps, Text, Title } from '../layout/components.tsx'
import { Greeting, orderReason } from './order-details.tsx'

/** How to send the goods back. */
export function orderReturnAsked(
  { pedido, orderUrl }: Templates['order-return-asked'],
  { loja }: MailShop,
): MailContent {
  if (pedido.defeito) return defectReported(pedido, pedido.defeito, { orderUrl, loja })

  return {
    subject: `Devolução do pedido nº ${pedido.numero}: o que fazer`,
    preheader: 'Veja os próximos passos: o envio de volta é por nossa conta.',
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Vamos cuidar da devolução</Title>
        <Greeting pedido={pedido} />
        <Text>Você pediu para devolver o pedido nº {pedido.numero}. O envio de volta é por nossa conta.</Text>
        <Steps>
          {[
            'Embale os produtos com tudo o que veio junto, se possível na caixa original.',
            'Aguarde nossa mensagem com o código de postagem e o lugar da entrega.',
            'Quando os produtos chegarem à loja, devolvemos o valor pago, com o frete.',
          ]}
        </Steps>
        <Button href={orderUrl}>Acompanhar a devolução</Button>
        <Note>Prefere entregar na loja ou ficar com os produtos? Responda a esta mensagem.</Note>
      </>
    ),
  }
}

type Defect = NonNullable<Order['defeito']>
type Around = { orderUrl: string; loja: MailShop['loja'] }

/** The store inspects defective goods and by law has thirty days to repair them (CDC, art. 18, § 1). */
function defectReported(pedido: Order, { escolha, prazo }: Defect, { orderUrl, loja }: Around): MailContent {
  return {
    subject: `Defeito no pedido nº ${pedido.numero}: o que fazer`,
    preheader: 'Veja os próximos passos: o envio para a loja é por nossa conta.',
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Vamos resolver o defeito</Title>
        <Greeting pedido={pedido} />
        <Text>
          Recebemos seu relato sobre o pedido nº {pedido.numero}. Você prefere:{' '}
          {DEFECT_CHOICE_NAMES[escolha].toLowerCase()}. O envio para a loja é por nossa conta.
        </Text>
        <Steps>
          {[
            'Embale o produto com tudo o que veio junto, se possível na caixa original.',
            'Aguarde nossa mensagem com o código de postagem e o lugar da entrega.',
            `Avaliamos o produto e resolvemos até ${formatDay(prazo)}. Depois disso, a escolha é sua: troca, dinheiro de volta ou desconto (CDC, art. 18).`,
          ]}
        </Steps>
        <Button href={orderUrl}>Acompanhar</Button>
        <Note>Prefere levar o produto à loja? Responda a esta mensagem.</Note>
      </>
    ),
  }
}
