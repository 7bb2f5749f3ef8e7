import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Copyable, Link, Note, Text, Title } from '../layout/components.tsx'
import { Delivery, Greeting, OrderItems, orderReason, parcelOrder } from './order-details.tsx'
import { PassportNote } from './passport-note.tsx'

/** The order was sent, and where to track it. */
export function orderSent(
  { pedido, orderUrl, passaportes }: Templates['order-sent'],
  { loja, storeUrl }: MailShop,
): MailContent {
  // Of several parcels, the last one: the others had a mail of their own.
  const parcel = pedido.encomendas.length > 1 ? pedido.encomendas.at(-1) : undefined
  const tracked = parcel ?? pedido.rastreio
  const rastreio = tracked?.codigo ? tracked : null

  return {
    subject: `Seu pedido nº ${pedido.numero} foi enviado`,
    preheader: rastreio ? `Código de rastreio: ${rastreio.codigo}` : 'Ele já está a caminho.',
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Seu pedido está a caminho</Title>
        <Greeting pedido={pedido} />
        <Text>
          {parcel
            ? `A última encomenda do pedido nº ${pedido.numero} saiu da loja`
            : `O pedido nº ${pedido.numero} saiu da loja`}
          {rastreio ? ' e já está com a transportadora' : ''}.
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
        <PassportNote pedido={pedido} orderUrl={orderUrl} passaportes={passaportes} />
        <OrderItems pedido={parcel ? parcelOrder(pedido, parcel) : pedido} storeUrl={storeUrl} />
        <Delivery pedido={pedido} />
      </>
    ),
  }
}
