import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Copyable, Note, Text, Title } from '../layout/components.tsx'
import { Greeting, OrderItems, orderReason } from './order-details.tsx'

/** The order's invoice was cancelled at the Sefaz: the files that the buyer got are void. */
export function orderInvoiceCancelled(
  { pedido, orderUrl, numero, chave }: Templates['order-invoice-cancelled'],
  { loja, storeUrl }: MailShop,
): MailContent {
  return {
    subject: `Nota fiscal do pedido nº ${pedido.numero} cancelada`,
    preheader: `A NF-e nº ${numero} não vale mais.`,
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Nota fiscal cancelada</Title>
        <Greeting pedido={pedido} />
        <Text>
          A NF-e nº {numero} do pedido nº {pedido.numero} foi cancelada na Sefaz. O DANFE e o XML que você
          recebeu não valem mais. Se outra nota sair, ela chega por e-mail.
        </Text>
        <Copyable label="Chave de acesso da nota cancelada">{chave}</Copyable>
        <Button href={orderUrl}>Ver o pedido</Button>
        <Note>Isto não muda a situação do seu pedido.</Note>
        <OrderItems pedido={pedido} storeUrl={storeUrl} />
      </>
    ),
  }
}
