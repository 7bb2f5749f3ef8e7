import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Text, Title } from '../layout/components.tsx'

/** To the former owner of an instrument: somebody took it over. */
export function passportHandedOver(
  { instrumento, numeroSerie }: Templates['passport-handed-over'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: `Passado adiante: ${instrumento}`,
    preheader: 'O novo dono recebeu o passaporte do instrumento.',
    reason: `Você recebe esta mensagem porque passou adiante um instrumento comprado na ${loja.nome}.`,
    body: (
      <>
        <Title>O instrumento tem novo dono</Title>
        <Text>
          O passaporte de {instrumento}, número de série {numeroSerie}, foi recebido pelo novo dono pelo link
          que você criou. Ele vê a ficha, as cordas e os serviços; o preço, o pedido e o comprovante da sua
          compra continuam só seus, na página do pedido.
        </Text>
        <Text>Não foi você quem enviou o link? Responda a esta mensagem.</Text>
      </>
    ),
  }
}

/** To the new owner of an instrument. */
export function passportReceived(
  { instrumento, numeroSerie, passportUrl }: Templates['passport-received'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: `Agora é seu: ${instrumento}`,
    preheader: 'O passaporte do instrumento está na sua conta.',
    reason: `Você recebe esta mensagem porque recebeu um instrumento na sua conta da ${loja.nome}.`,
    body: (
      <>
        <Title>O instrumento agora é seu</Title>
        <Text>
          O passaporte de {instrumento}, número de série {numeroSerie}, está na sua conta: a ficha de
          regulagem, as cordas, os serviços e a garantia. Se um dia você vender o instrumento, passe o
          passaporte junto.
        </Text>
        <Button href={passportUrl}>Ver o passaporte</Button>
      </>
    ),
  }
}
