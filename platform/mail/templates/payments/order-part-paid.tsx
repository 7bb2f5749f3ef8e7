import type { PaymentMethod } from '#contract/orders/orders.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Note, Row, Rows, Text, Title } from '../layout/components.tsx'
import { Greeting, orderReason } from '../orders/order-details.tsx'

/** Less than the total was received: how much, what is missing by each method, and until when. */
export function orderPartPaid(
  { pedido, orderUrl, recebido, expiraEm }: Templates['order-part-paid'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: `Falta uma parte do pagamento: pedido nº ${pedido.numero}`,
    preheader: `Recebemos ${formatBRL(recebido)}. Veja como pagar o restante.`,
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Falta uma parte do pagamento</Title>
        <Greeting pedido={pedido} />
        <Text>
          Recebemos <strong>{formatBRL(recebido)}</strong> do pedido nº {pedido.numero}. Para confirmar, pague
          o restante até <strong>{formatMoment(expiraEm)}</strong>, como preferir:
        </Text>
        <Rows>
          {pedido.formas.map(({ metodo, total }) => (
            <Row key={metodo} label={WAYS[metodo]} value={formatBRL(total)} />
          ))}
        </Rows>
        <Button href={orderUrl}>Pagar o restante</Button>
        <Note>
          {pedido.deServicos
            ? 'Depois disso, você gera um novo código na página do pedido.'
            : 'Seus produtos continuam reservados até lá. Se o restante não chegar, o pedido é cancelado e devolvemos o que você pagou.'}
        </Note>
      </>
    ),
  }
}

const WAYS: Readonly<Record<PaymentMethod, string>> = {
  pix: 'Restante no Pix',
  boleto: 'Restante no boleto',
  cartao: 'Restante no cartão',
}
