import { formatBRL } from '#domain/money/format-money.ts'
import { OWN_PIX_CONFIRMATION, payeeText } from '#domain/payments/pix/own-pix-text.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Copyable, Note, Steps, Text, Title } from '../layout/components.tsx'
import { AFTER_PAYMENT, Greeting, OrderDetails, orderReason } from '../orders/order-details.tsx'

/** The Pix code; its QR is on the order's page, since few mail programs show one. */
export function orderPix(
  { pedido, orderUrl, copiaECola, proprio, valor, expiraEm }: Templates['order-pix'],
  { loja, storeUrl }: MailShop,
): MailContent {
  return {
    subject: `Pague com Pix: pedido nº ${pedido.numero}`,
    preheader: `${formatBRL(valor)} até ${formatMoment(expiraEm)}.`,
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Falta só o Pix</Title>
        <Greeting pedido={pedido} />
        <Text>
          Recebemos seu pedido nº {pedido.numero}. Para confirmar, pague <strong>{formatBRL(valor)}</strong>{' '}
          até <strong>{formatMoment(expiraEm)}</strong>.
        </Text>
        <Copyable label="Pix copia e cola">{copiaECola}</Copyable>
        <Steps>
          {[
            'Abra o aplicativo do seu banco e entre na área Pix.',
            'Escolha Pix copia e cola e cole o código acima.',
            proprio
              ? payeeText(proprio)
              : 'Confira o valor e confirme. Avisamos assim que o pagamento chegar.',
          ]}
        </Steps>
        {proprio && <Text>{OWN_PIX_CONFIRMATION}</Text>}
        <Button href={orderUrl}>Ver o QR Code</Button>
        <Note>Se o prazo passar, você gera um novo código na página do pedido.</Note>
        <OrderDetails pedido={pedido} storeUrl={storeUrl} since={AFTER_PAYMENT} />
      </>
    ),
  }
}
