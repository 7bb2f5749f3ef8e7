import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Link, Note, Text, Title } from '../layout/components.tsx'

/** The link for choosing a new password. */
export function passwordLink(
  { resetUrl, minutes }: Templates['password-link'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: 'Crie uma nova senha',
    preheader: 'O link para criar uma nova senha, como você pediu.',
    reason: `Alguém, provavelmente você, pediu uma nova senha para a conta na ${loja.nome}.`,
    body: (
      <>
        <Title>Crie uma nova senha</Title>
        <Text>Pelo botão você escolhe outra senha. Por segurança, a conta sai de todos os aparelhos.</Text>
        <Button href={resetUrl}>Criar nova senha</Button>
        <Note>
          Este link funciona uma vez e vale por {minutes} minutos. Se o botão não abrir, copie este endereço
          no navegador: <Link href={resetUrl}>{resetUrl}</Link>
        </Note>
        <Note>Não foi você? Ignore esta mensagem: a sua senha continua a mesma.</Note>
      </>
    ),
  }
}
