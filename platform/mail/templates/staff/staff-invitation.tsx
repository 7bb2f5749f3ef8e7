import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Link, Note, Text, Title } from '../layout/components.tsx'

/** The link for choosing a password for the panel. */
export function staffInvitation(
  { inviteUrl, papel, por, days }: Templates['staff-invitation'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: `Seu acesso ao painel da ${loja.nome}`.slice(0, 60),
    preheader: 'O link para criar a senha com que você entra no painel.',
    reason: `Você recebe esta mensagem porque ${por} chamou você para a equipe da ${loja.nome}.`,
    body: (
      <>
        <Title>Entre na equipe</Title>
        <Text>
          {por} chamou você para o painel da {loja.nome}, no papel {papel}. Pelo botão você escolhe a sua
          senha e entra.
        </Text>
        <Button href={inviteUrl}>Criar minha senha</Button>
        <Note>
          Este link funciona uma vez e vale por {days} dias. Se o botão não abrir, copie este endereço no
          navegador: <Link href={inviteUrl}>{inviteUrl}</Link>
        </Note>
        <Note>Não conhece esta loja? Ignore esta mensagem: sem o link, ninguém entra.</Note>
      </>
    ),
  }
}
