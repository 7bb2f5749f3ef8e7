import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Copyable, Text, Title } from '../layout/components.tsx'
import { Delivery, Greeting, OrderItems, orderReason, parcelOrder } from './order-details.tsx'
import { PassportNote } from './passport-note.tsx'

/** A parcel of an order left while others are still to leave: what is in it, and where to track it. */
export function orderParcel(
  { pedido, encomenda, orderUrl, passaportes }: Templates['order-parcel'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const { codigo, transportadora, url } = encomenda
  const parcel = parcelOrder(pedido, encomenda)

  return {
    subject: `Uma parte do seu pedido nº ${pedido.numero} foi enviada`,
    preheader: codigo === '' ? 'O resto segue em outra encomenda.' : `Código de rastreio: ${codigo}`,
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Uma parte do seu pedido está a caminho</Title>
        <Greeting pedido={pedido} />
        <Text>
          Esta encomenda do pedido nº {pedido.numero} saiu da loja. O resto segue em outra, e você recebe um
          aviso dela também.
        </Text>
        {codigo !== '' && <Copyable label={`Código de rastreio (${transportadora})`}>{codigo}</Copyable>}
        <Button href={url || orderUrl}>Acompanhar a entrega</Button>
        <PassportNote pedido={parcel} orderUrl={orderUrl} passaportes={passaportes} />
        <OrderItems pedido={parcel} storeUrl={storeUrl} />
        <Delivery pedido={pedido} />
      </>
    ),
  }
}
