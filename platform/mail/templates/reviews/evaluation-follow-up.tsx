import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Link, Note, Text, Title } from '../layout/components.tsx'
import { boughtWords } from './bought-words.ts'

/** Asks ninety days after a delivery what changed since. */
export function evaluationFollowUp(
  { link, unsubscribeUrl, produtos }: Templates['evaluation-follow-up'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: 'Três meses depois: ainda está contente?',
    preheader: 'Uma nota e uma frase sobre o que mudou desde que chegou.',
    reason: (
      <>
        Você recebe esta mensagem porque comprou na {loja.nome}. Perguntamos uma vez por compra.{' '}
        <Link href={unsubscribeUrl}>Não quero mais receber</Link>
      </>
    ),
    body: (
      <>
        <Title>Ainda está contente? O que mudou?</Title>
        <Text>
          Faz uns três meses que o seu pedido chegou. Certas coisas só se conhecem com o uso: conte o que
          mudou desde então, para melhor ou para pior. Uma nota e uma frase ajudam muito quem está escolhendo.
        </Text>
        {produtos.length > 0 && <Text>O que chegou: {boughtWords(produtos)}.</Text>}
        <Button href={link}>Contar o que mudou</Button>
        <Note>O link é só seu: vale por 60 dias, para esta compra.</Note>
      </>
    ),
  }
}
