import { cutName } from '#domain/format/cut-name.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Note, Section, Text, Title } from '../layout/components.tsx'

/** The store's answer to a question about a product. */
export function questionAnswered(
  { nome, produto, url, pergunta, resposta }: Templates['question-answered'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: `Respondemos a sua pergunta: ${cutName(produto, 28)}`,
    preheader: cutName(resposta, 90),
    reason: `Você recebe esta mensagem porque perguntou à ${loja.nome} sobre este produto.`,
    body: (
      <>
        <Title>Respondemos a sua pergunta</Title>
        <Text>
          Olá, {nome}. Você perguntou sobre {produto}:
        </Text>
        <Text>“{pergunta}”</Text>
        <Section title={`Resposta da ${loja.nome}`}>
          <Text>{resposta}</Text>
        </Section>
        <Button href={url}>Ver o produto</Button>
        <Note>Ficou alguma dúvida? Responda a esta mensagem: ela chega à nossa equipe.</Note>
      </>
    ),
  }
}
