import { formatBRL } from '#domain/money/format-money.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Text, Title } from '../layout/components.tsx'
import { AFTER_PAYMENT, Greeting, OrderDetails, orderReason } from '../orders/order-details.tsx'

/** The card was declined: why, how to pay otherwise, and the order, since this may be the first mail about it. */
export function orderDeclined(
  { pedido, orderUrl, motivo }: Templates['order-declined'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const pix = pedido.formas.find(({ metodo, total }) => metodo === 'pix' && total < pedido.total)

  return {
    subject: 'Não conseguimos aprovar seu pagamento',
    preheader: pedido.deServicos
      ? 'Veja como pagar de outra forma.'
      : 'Seu pedido continua reservado. Veja como pagar de outra forma.',
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>O pagamento não foi aprovado</Title>
        <Greeting pedido={pedido} />
        <Text>
          O pagamento do pedido nº {pedido.numero} não foi aprovado, e nada foi cobrado. {motivo}
        </Text>
        <Text>
          {!pedido.deServicos && 'Seu pedido continua reservado por enquanto. '}Na página dele você tenta
          outro cartão ou escolhe outra forma de pagar
          {pix ? `: no Pix, fica por ${formatBRL(pix.total)}` : ''}.
        </Text>
        <Button href={orderUrl}>Pagar meu pedido</Button>
        <OrderDetails pedido={pedido} storeUrl={storeUrl} since={AFTER_PAYMENT} />
      </>
    ),
  }
}
