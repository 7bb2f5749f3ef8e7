import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Link, Note, Text, Title } from '../layout/components.tsx'

/** Confirms that the password was changed. */
export function passwordChanged(
  { recoveryUrl }: Templates['password-changed'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: 'Sua senha foi alterada',
    preheader: 'A senha da sua conta é outra. Não foi você? Veja o que fazer.',
    reason: `Você recebe esta mensagem porque a senha da sua conta na ${loja.nome} mudou.`,
    body: (
      <>
        <Title>Sua senha foi alterada</Title>
        <Text>A senha da sua conta na {loja.nome} acaba de mudar. Se foi você, está tudo certo.</Text>
        <Note>
          Não foi você? <Link href={recoveryUrl}>Crie outra senha agora</Link> e fale conosco respondendo a
          esta mensagem.
        </Note>
      </>
    ),
  }
}
