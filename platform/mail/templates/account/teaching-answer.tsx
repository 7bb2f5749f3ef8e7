import { benefitWords } from '#domain/customer/teaching/teaching-words.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Text, Title } from '../layout/components.tsx'

/** The answer to an application as a teacher or school. */
export function teachingAnswer(
  { nome, aprovada, beneficio, percentual, url }: Templates['teaching-answer'],
  { loja }: MailShop,
): MailContent {
  const reason = `Você recebe esta mensagem porque pediu à ${loja.nome} uma conta de professor ou escola.`
  if (!aprovada)
    return {
      subject: 'Sobre o seu pedido de conta para turmas',
      preheader: 'Desta vez a loja não aprovou o pedido.',
      reason,
      body: (
        <>
          <Title>A loja não aprovou o pedido</Title>
          <Text>
            O pedido de conta para turmas em nome de {nome} não foi aprovado. Sua conta na loja continua a
            mesma. Se faltou contar algo, mude o pedido e mande de novo.
          </Text>
          <Button href={url}>Ver o pedido</Button>
        </>
      ),
    }

  return {
    subject: 'Sua conta para turmas está pronta',
    preheader: benefitWords({ beneficio, percentual }),
    reason,
    body: (
      <>
        <Title>Sua conta para turmas está pronta</Title>
        <Text>
          {nome} já pode fazer listas: diga o que cada aluno precisa, e cada família compra a sua parte por um
          link.
        </Text>
        <Text>{benefitWords({ beneficio, percentual })}</Text>
        <Button href={url}>Fazer a primeira lista</Button>
      </>
    ),
  }
}
