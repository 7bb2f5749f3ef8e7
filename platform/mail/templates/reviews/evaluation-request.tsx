import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Link, Note, Text, Title } from '../layout/components.tsx'
import { boughtWords } from './bought-words.ts'

/** Asks for a review some days after delivery. */
export function evaluationRequest(
  { link, unsubscribeUrl, produtos }: Templates['evaluation-request'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: 'Como foi a sua compra?',
    preheader: 'Conte em um minuto o que achou da loja e dos produtos.',
    reason: (
      <>
        Você recebe esta mensagem porque comprou na {loja.nome}. Pedimos uma vez por compra.{' '}
        <Link href={unsubscribeUrl}>Não quero mais receber</Link>
      </>
    ),
    body: (
      <>
        <Title>Como foi a sua compra?</Title>
        <Text>
          Seu pedido chegou há alguns dias. Conte o que achou da {loja.nome} e dos produtos: leva um minuto e
          ajuda quem está escolhendo o próximo instrumento.
        </Text>
        {produtos.length > 0 && <Text>O que chegou: {boughtWords(produtos)}.</Text>}
        <Button href={link}>Avaliar minha compra</Button>
        <Note>O link é só seu: vale por 60 dias, para esta compra.</Note>
      </>
    ),
  }
}
