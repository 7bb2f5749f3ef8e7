import type { MailShop, Templates } from '../templates.ts'
import type { MailContent } from './content.ts'
import { Greeting, orderReason } from './order-parts.tsx'
import { Button, Note, Steps, Text, Title } from './parts.tsx'

/** How the goods come back. */
export function orderReturnAsked(
  { pedido, orderUrl }: Templates['order-return-asked'],
  { loja }: MailShop,
): MailContent {
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
