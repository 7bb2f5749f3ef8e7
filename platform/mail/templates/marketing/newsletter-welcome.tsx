import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Link, Text, Title } from '../layout/components.tsx'

/** The first mail to a confirmed address: what to expect, and how to unsubscribe. */
export function newsletterWelcome(
  { unsubscribeUrl }: Templates['newsletter-welcome'],
  { loja, storeUrl }: MailShop,
): MailContent {
  return {
    subject: 'Tudo certo: você vai receber nossas novidades',
    preheader: 'Lançamentos, ofertas e dicas de quem toca, sem encher a sua caixa.',
    reason: (
      <>
        Você recebe esta mensagem porque confirmou seu e-mail na newsletter da {loja.nome}.{' '}
        <Link href={unsubscribeUrl}>Não quero mais receber</Link>
      </>
    ),
    body: (
      <>
        <Title>Que bom ter você aqui</Title>
        <Text>
          Seu e-mail está confirmado. Vamos escrever quando houver algo que valha a sua atenção: instrumentos
          que acabaram de chegar, ofertas e dicas de quem toca.
        </Text>
        <Text>Se mudar de ideia, o link no fim de cada mensagem encerra o envio na hora.</Text>
        <Button href={storeUrl}>Visitar a loja</Button>
      </>
    ),
  }
}
