import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Link, Text, Title } from '../layout/components.tsx'
import { Greeting, orderReason } from './order-details.tsx'

/** The passports of instruments that were issued after the mails that the order was sent or delivered. */
export function orderPassport(
  { pedido, orderUrl, passaportes }: Templates['order-passport'],
  { loja }: MailShop,
): MailContent {
  const [only] = passaportes
  const isOne = passaportes.length === 1

  return {
    subject: isOne ? 'O passaporte do seu instrumento' : 'Os passaportes dos seus instrumentos',
    preheader: 'A ficha, a regulagem, os serviços e a garantia, numa página só.',
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>{isOne ? 'O passaporte do seu instrumento' : 'Os passaportes dos seus instrumentos'}</Title>
        <Greeting pedido={pedido} />
        <Text>
          {isOne ? 'Um instrumento' : 'Instrumentos'} do seu pedido nº {pedido.numero}{' '}
          {isOne ? 'ganhou' : 'ganharam'} passaporte: uma página com a ficha, a regulagem, os serviços e a
          garantia. Com o passaporte, você prova a compra ao seguro e, se um dia vender o instrumento, o
          entrega junto.
        </Text>
        {passaportes.map(({ produto, numeroSerie, url }) => (
          <Text key={url}>
            <Link href={url}>Passaporte de {produto}</Link>, nº de série {numeroSerie}.
          </Text>
        ))}
        <Button href={isOne && only ? only.url : orderUrl}>
          {isOne ? 'Ver o passaporte' : 'Ver meu pedido'}
        </Button>
        {isOne && (
          <Text>
            Ele está também na <Link href={orderUrl}>página do pedido</Link>.
          </Text>
        )}
      </>
    ),
  }
}
