import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Link, Note, Text, Title } from '../layout/components.tsx'

/** Confirms a sign-up. Contains nothing that was typed: a stranger could use it to send words to anybody. */
export function signUpConfirmation(
  { confirmUrl, hours }: Templates['sign-up-confirmation'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: 'Confirme seu e-mail para criar a conta',
    preheader: 'Falta só um toque: confirme que este endereço é seu.',
    reason: `Alguém, provavelmente você, usou este endereço para criar uma conta na ${loja.nome}.`,
    body: (
      <>
        <Title>Falta só confirmar</Title>
        <Text>Confirme que este endereço é seu e a sua conta na {loja.nome} está pronta.</Text>
        <Button href={confirmUrl}>Confirmar e entrar</Button>
        <Note>
          Este link funciona uma vez e vale por {hours} horas. Se o botão não abrir, copie este endereço no
          navegador: <Link href={confirmUrl}>{confirmUrl}</Link>
        </Note>
        <Note>Não foi você? Ignore esta mensagem: sem a confirmação, nenhuma conta é criada.</Note>
      </>
    ),
  }
}
