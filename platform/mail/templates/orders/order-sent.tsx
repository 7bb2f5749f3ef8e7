import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Copyable, Link, Note, Text, Title } from '../layout/components.tsx'
import { Delivery, Greeting, OrderItems, orderReason } from './order-details.tsx'

/** The order was sent, and where to track it. */
export function orderSent(
  { pedido, orderUrl }: Templates['order-sent'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const { rastreio } = pedido

  return {
    subject: `Seu pedido nº ${pedido.numero} foi enviado`,
    preheader: rastreio ? `Código de rastreio: ${rastreio.codigo}` : 'Ele já está a caminho.',
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Seu pedido está a caminho</Title>
        <Greeting pedido={pedido} />
        <Text>
          O pedido nº {pedido.numero} saiu da loja{rastreio ? ' e já está com a transportadora' : ''}.
        </Text>
        {rastreio && (
          <Copyable label={`Código de rastreio (${rastreio.transportadora})`}>{rastreio.codigo}</Copyable>
        )}
        <Button href={rastreio?.url || orderUrl}>Acompanhar a entrega</Button>
        {rastreio?.url && (
          <Note>
            Também na <Link href={orderUrl}>página do pedido</Link>. O código pode levar algumas horas para
            aparecer na transportadora.
          </Note>
        )}
        <OrderItems pedido={pedido} storeUrl={storeUrl} />
        <Delivery pedido={pedido} />
      </>
    ),
  }
}
