import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Code, Note, Text, Title } from '../layout/components.tsx'

/** A one-time login code. */
export function loginCode({ codigo, minutes }: Templates['login-code'], { loja }: MailShop): MailContent {
  return {
    subject: `${codigo} é o seu código de acesso`,
    preheader: `Digite o código na página da ${loja.nome}. Ele vale por ${minutes} minutos.`,
    reason: `Alguém, provavelmente você, pediu um código para entrar na ${loja.nome}.`,
    body: (
      <>
        <Title>Seu código de acesso</Title>
        <Text>Digite este código na página em que você o pediu:</Text>
        <Code>{codigo}</Code>
        <Note>
          Ele vale por {minutes} minutos e funciona uma vez. Não o diga a ninguém: nossa equipe nunca pede o
          código. Se não foi você, ignore esta mensagem.
        </Note>
      </>
    ),
  }
}
