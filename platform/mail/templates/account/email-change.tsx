import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Link, Note, Text, Title } from '../layout/components.tsx'

/** The link that confirms a new e-mail address. */
export function emailChange(
  { confirmUrl, minutes }: Templates['email-change'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: 'Confirme seu novo e-mail',
    preheader: 'Falta um passo para a sua conta passar a usar este endereço.',
    reason: `Alguém, provavelmente você, pediu para a conta na ${loja.nome} passar a usar este e-mail.`,
    body: (
      <>
        <Title>Confirme seu novo e-mail</Title>
        <Text>
          Pelo botão, a sua conta na {loja.nome} passa a usar este endereço, para entrar e para receber
          notícias dos pedidos.
        </Text>
        <Button href={confirmUrl}>Confirmar este e-mail</Button>
        <Note>
          Este link funciona uma vez e vale por {minutes} minutos. Se o botão não abrir, copie este endereço
          no navegador: <Link href={confirmUrl}>{confirmUrl}</Link>
        </Note>
        <Note>Não foi você? Ignore esta mensagem: nada muda.</Note>
      </>
    ),
  }
}
