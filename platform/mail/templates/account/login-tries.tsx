import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Link, Note, Text, Title } from '../layout/components.tsx'

/** Warns that somebody tried many passwords. */
export function loginTries({ securityUrl }: Templates['login-tries'], { loja }: MailShop): MailContent {
  return {
    subject: 'Tentaram entrar na sua conta',
    preheader: 'Alguém errou a senha muitas vezes e precisa esperar para tentar de novo.',
    reason: `Você recebe esta mensagem porque tem uma conta na ${loja.nome}.`,
    body: (
      <>
        <Title>Tentaram entrar na sua conta</Title>
        <Text>
          Alguém errou a senha da sua conta na {loja.nome} muitas vezes seguidas. Quem tentou precisa esperar;
          você continua entrando do seu aparelho de sempre.
        </Text>
        <Note>
          Se foi você, basta esperar alguns minutos. Se não foi e a sua senha é usada em outro lugar,{' '}
          <Link href={securityUrl}>crie outra</Link>.
        </Note>
      </>
    ),
  }
}
