import { formatBRL } from '#domain/money/format-money.ts'
import { formatLinhaDigitavel } from '#domain/payments/boleto/linha-digitavel.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Copyable, Link, Note, Text, Title } from '../layout/components.tsx'
import { AFTER_PAYMENT, formatDay, Greeting, OrderDetails, orderReason } from '../orders/order-details.tsx'

/** The boleto's line, due date, and where to print it. */
export function orderBoleto(
  { pedido, orderUrl, boletoUrl, linhaDigitavel, valor, vencimento }: Templates['order-boleto'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const dia = formatDay(vencimento)

  return {
    subject: `Seu boleto do pedido nº ${pedido.numero}`,
    preheader: `${formatBRL(valor)}, com vencimento em ${dia}.`,
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Seu boleto está pronto</Title>
        <Greeting pedido={pedido} />
        <Text>
          Recebemos seu pedido nº {pedido.numero}. Para confirmar, pague <strong>{formatBRL(valor)}</strong>{' '}
          até <strong>{dia}</strong> em qualquer banco, lotérica ou aplicativo. Seus produtos ficam reservados
          até o fim desse dia.
        </Text>
        <Copyable label="Linha digitável">{formatLinhaDigitavel(linhaDigitavel)}</Copyable>
        <Button href={boletoUrl}>Abrir o boleto em PDF</Button>
        <Note>
          Prefere pagar de outra forma? Escolha na <Link href={orderUrl}>página do pedido</Link>. O banco leva
          até 3 dias úteis para nos avisar do pagamento. Guarde o comprovante até recebermos a confirmação.
        </Note>
        <OrderDetails pedido={pedido} storeUrl={storeUrl} since={AFTER_PAYMENT} />
      </>
    ),
  }
}
