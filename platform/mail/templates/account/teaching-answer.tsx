import { benefitWords } from '#domain/customer/teaching/teaching-words.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Text, Title } from '../layout/components.tsx'

/** The answer to an application as a teacher or school, or the end of the account. */
export function teachingAnswer(
  { nome, resposta, beneficio, percentual, url }: Templates['teaching-answer'],
  { loja }: MailShop,
): MailContent {
  const reason = `Você recebe esta mensagem porque pediu à ${loja.nome} uma conta de professor ou escola.`
  if (resposta === 'encerrada')
    return {
      subject: 'A loja encerrou a sua conta para turmas',
      preheader: 'Os links que você mandou aos pais não abrem mais.',
      reason: `Você recebe esta mensagem porque tinha uma conta de professor ou escola na ${loja.nome}.`,
      body: (
        <>
          <Title>Sua conta para turmas foi encerrada</Title>
          <Text>
            A loja encerrou a conta para turmas em nome de {nome}. Os links das listas não abrem mais para os
            pais, e o desconto acabou. Os pedidos que já foram feitos continuam.
          </Text>
          <Text>
            Você ainda vê as suas listas, e pode tirar alunos e apagar listas. Sua conta na loja continua a
            mesma. Se quiser, responda a esta mensagem, ou peça a conta de novo.
          </Text>
          <Button href={url}>Ver as minhas listas</Button>
        </>
      ),
    }
  if (resposta === 'recusada')
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
