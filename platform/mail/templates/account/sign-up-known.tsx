import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Link, Note, Text, Title } from '../layout/components.tsx'

/**
 * Tells an account's owner that somebody signed up with their e-mail or document; the page itself does not reveal it.
 */
export function signUpKnown(
  { loginUrl, recoveryUrl }: Templates['sign-up-known'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: 'Você já tem uma conta conosco',
    preheader: 'Seu e-mail ou documento já está cadastrado. Veja como entrar.',
    reason: `Alguém, provavelmente você, tentou criar uma conta na ${loja.nome} com o seu e-mail ou documento.`,
    body: (
      <>
        <Title>Você já tem uma conta</Title>
        <Text>
          Recebemos um novo cadastro com o seu e-mail, CPF ou CNPJ, mas eles já têm conta na {loja.nome}, com
          este endereço. Nada mudou nela.
        </Text>
        <Button href={loginUrl}>Entrar na minha conta</Button>
        <Note>
          Não lembra a senha? <Link href={recoveryUrl}>Crie uma nova</Link>. Se não foi você, ignore esta
          mensagem.
        </Note>
      </>
    ),
  }
}
