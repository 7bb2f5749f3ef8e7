import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Link, Note, Text, Title } from '../layout/components.tsx'

/**
 * Asks the owner of an address to confirm the subscription. Contains nothing that was typed: a stranger could use it to
 * send words to anybody.
 */
export function newsletterConfirmation(
  { confirmUrl, unsubscribeUrl, days }: Templates['newsletter-confirmation'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: 'Confirme seu e-mail para receber nossas novidades',
    preheader: 'Falta só um toque: confirme que este endereço é seu.',
    reason: `Alguém, provavelmente você, digitou este endereço na newsletter da ${loja.nome}.`,
    body: (
      <>
        <Title>Falta só confirmar</Title>
        <Text>
          Recebemos seu pedido para receber as novidades da {loja.nome}: lançamentos, ofertas e dicas de quem
          toca. Para começar, confirme que este endereço é seu.
        </Text>
        <Button href={confirmUrl}>Confirmar meu e-mail</Button>
        <Note>
          Este link funciona uma vez e vale por {days} dias. Se o botão não abrir, copie este endereço no
          navegador: <Link href={confirmUrl}>{confirmUrl}</Link>
        </Note>
        <Note>
          Não foi você? <Link href={unsubscribeUrl}>Apague este pedido</Link> ou apenas ignore esta mensagem.
        </Note>
      </>
    ),
  }
}
