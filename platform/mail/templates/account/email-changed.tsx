import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Note, Text, Title } from '../layout/components.tsx'

/** Tells the previous address that the account now has another one. */
export function emailChanged(_props: Templates['email-changed'], { loja }: MailShop): MailContent {
  return {
    subject: 'O e-mail da sua conta mudou',
    preheader: 'A sua conta passou a usar outro endereço. Não foi você? Veja o que fazer.',
    reason: `Você recebe esta mensagem porque este era o e-mail da sua conta na ${loja.nome}.`,
    body: (
      <>
        <Title>O e-mail da sua conta mudou</Title>
        <Text>
          A sua conta na {loja.nome} acaba de passar para outro endereço, e este não abre mais a conta. Se foi
          você, está tudo certo.
        </Text>
        <Note>Não foi você? Responda a esta mensagem agora, e nós ajudamos a recuperar a conta.</Note>
      </>
    ),
  }
}
