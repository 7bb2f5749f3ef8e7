import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Note, Text, Title } from '../layout/components.tsx'

/** Proves that the store's mail is delivered, and shows its look. */
export function mailTest({ por }: Templates['mail-test'], { loja }: MailShop): MailContent {
  return {
    subject: 'Teste de e-mail da loja',
    preheader: 'Se você lê isto, os e-mails da loja chegam.',
    reason: `Você recebe esta mensagem porque ${por} pediu um teste no painel da ${loja.nome}.`,
    body: (
      <>
        <Title>O e-mail da loja funciona</Title>
        <Text>É assim que as mensagens da {loja.nome} chegam a quem compra.</Text>
        <Note>
          Confira também se ela não caiu no lixo eletrônico. Nesse caso, veja com quem cuida do domínio se
          SPF, DKIM e DMARC estão certos.
        </Note>
      </>
    ),
  }
}
