import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Goods, Link, Note, Section, Text, Title } from '../layout/components.tsx'
import { formatDay, Greeting, orderReason } from './order-details.tsx'
import { PassportNote } from './passport-note.tsx'

/** The order was delivered: the right to return it (CDC, art. 49), and where to review the products. */
export function orderDelivered(
  { pedido, orderUrl, passaportes }: Templates['order-delivered'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const { devolverAte } = pedido.direitos
  const retirada = pedido.frete.tipo === 'retirada'
  const known = pedido.itens.filter(({ url }) => url !== '')

  return {
    subject: `Seu pedido nº ${pedido.numero} foi ${retirada ? 'retirado' : 'entregue'}`,
    preheader: 'Esperamos que você goste. Veja como avaliar, trocar ou devolver.',
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>{retirada ? 'Pedido retirado' : 'Pedido entregue'}</Title>
        <Greeting pedido={pedido} />
        <Text>
          Seu pedido nº {pedido.numero} {retirada ? 'foi retirado na loja' : 'chegou'}. Esperamos que você
          goste e toque muito. Se algo não veio como devia, responda a esta mensagem e resolvemos.
        </Text>
        <Button href={orderUrl}>Ver meu pedido</Button>
        <PassportNote pedido={pedido} orderUrl={orderUrl} passaportes={passaportes} />
        {known.length > 0 && (
          <Section title="Conte como é">
            <Text>
              Quem procura o mesmo instrumento quer saber o que você achou. Abra o produto e avalie:
            </Text>
            <Goods
              storeUrl={storeUrl}
              itens={known.map(({ nome, url, imagem, atributos }) => ({
                nome,
                imagem,
                atributos,
                quantidade: 1,
                valor: null,
                url: `${url}#avaliacoes`,
              }))}
            />
          </Section>
        )}
        {devolverAte && (
          <Note>
            Mudou de ideia? Até {formatDay(devolverAte)} você pode devolver e receber o dinheiro de volta, sem
            precisar dizer por quê. É só pedir na <Link href={orderUrl}>página do pedido</Link>.
          </Note>
        )}
      </>
    ),
  }
}
