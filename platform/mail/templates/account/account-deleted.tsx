import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Note, Text, Title } from '../layout/components.tsx'

/** Confirms that an account was deleted, and says which data is retained. */
export function accountDeleted(_props: Templates['account-deleted'], { loja }: MailShop): MailContent {
  return {
    subject: 'Sua conta foi excluída',
    preheader: 'Apagamos seus dados, menos o que a lei nos obriga a guardar.',
    reason: `Você recebe esta mensagem, a última, porque este era o e-mail da sua conta na ${loja.nome}.`,
    body: (
      <>
        <Title>Sua conta foi excluída</Title>
        <Text>
          Apagamos seus dados, endereços, favoritos, sessões e a inscrição na newsletter. Suas avaliações
          continuam na loja sem o seu nome.
        </Text>
        <Text>
          Dos pedidos pagos guardamos por cinco anos só o que a lei obriga: nome, CPF ou CNPJ e o endereço da
          nota fiscal.
        </Text>
        <Note>Não foi você? Responda a esta mensagem agora.</Note>
      </>
    ),
  }
}
