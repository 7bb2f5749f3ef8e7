import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Section, Text, Title } from '../layout/components.tsx'
import { Greeting, OrderItems, orderReason } from './order-details.tsx'
import { PassportNote } from './passport-note.tsx'

/** The order can be picked up: where, when, and what to bring. */
export function orderReady(
  { pedido, orderUrl, passaportes }: Templates['order-ready'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const { logradouro, numero, bairro, cidade, uf, cep } = loja.endereco

  return {
    subject: `Seu pedido nº ${pedido.numero} está pronto para retirada`,
    preheader: 'Veja onde e quando buscar.',
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Pronto para retirada</Title>
        <Greeting pedido={pedido} />
        <Text>Seu pedido nº {pedido.numero} espera por você na loja.</Text>
        <Section title="Onde e quando">
          <Text>
            {logradouro}, {numero}, {bairro}
            <br />
            {cidade}/{uf}, CEP {cep}
            <br />
            {loja.atendimento}
          </Text>
          <Text>
            Traga um documento com foto e o número do pedido. Outra pessoa pode vir no seu lugar com os dois.
          </Text>
        </Section>
        <Button href={orderUrl}>Ver meu pedido</Button>
        <PassportNote pedido={pedido} orderUrl={orderUrl} passaportes={passaportes} />
        <OrderItems pedido={pedido} storeUrl={storeUrl} />
      </>
    ),
  }
}
