import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Copyable, Note, Text, Title } from '../layout/components.tsx'
import { Greeting, OrderItems, orderReason } from './order-details.tsx'

/** The order's invoice was authorized; its files are attached. */
export function orderInvoice(
  { pedido, orderUrl, numero, chave }: Templates['order-invoice'],
  { loja, storeUrl }: MailShop,
): MailContent {
  return {
    subject: `Nota fiscal do pedido nº ${pedido.numero}`,
    preheader: `NF-e nº ${numero}, em anexo.`,
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Sua nota fiscal</Title>
        <Greeting pedido={pedido} />
        <Text>
          A NF-e nº {numero} do pedido nº {pedido.numero} está anexada: o DANFE, para ler ou imprimir, e o
          XML, que é a nota em si.
        </Text>
        <Copyable label="Chave de acesso">{chave}</Copyable>
        <Button href={orderUrl}>Ver o pedido</Button>
        <Note>Guarde os dois enquanto durar a garantia dos produtos.</Note>
        <OrderItems pedido={pedido} storeUrl={storeUrl} />
      </>
    ),
  }
}
