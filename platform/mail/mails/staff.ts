import { describeMail } from './describe-mail.ts'

export const STAFF_MAILS = {
  /** `papel` is the role's name, `por` the person who invites. */
  'staff-invitation': describeMail<{ inviteUrl: string; papel: string; por: string; days: number }>({
    grupo: 'equipe',
    nome: 'Convite para a equipe',
    quando: 'Quando alguém é chamado para o painel.',
    sample: ({ storeUrl }) => ({
      inviteUrl: `${storeUrl}/admin`,
      papel: 'Atendimento',
      por: 'Maria',
      days: 3,
    }),
  }),

  /** A new password, a removed second factor, a new passkey, many wrong passwords, or many declined cards in the shop. */
  'staff-notice': describeMail<{
    oque: 'senha' | 'segundoFator' | 'chave' | 'tentativas' | 'cartoes'
    securityUrl: string
  }>({
    grupo: 'equipe',
    nome: 'Aviso de segurança',
    quando: 'Quando o acesso de alguém da equipe muda.',
    sample: ({ storeUrl }) => ({ oque: 'senha', securityUrl: `${storeUrl}/admin` }),
  }),

  /** Events that this person chose to be notified of; `mais` is how many are not listed. */
  'staff-alerts': describeMail<{
    itens: { nome: string; texto: string; url: string }[]
    mais: number
    alertsUrl: string
    choicesUrl: string
  }>({
    grupo: 'equipe',
    nome: 'Avisos da loja',
    quando: 'A quem quer saber de pedidos, devoluções, perguntas e estoque.',
    sample: ({ storeUrl, order }) => ({
      itens: [
        { nome: 'Pedido pago', texto: `Pedido ${order.numero}, R$ 1.519,05.`, url: `${storeUrl}/admin` },
        { nome: 'Pergunta nova', texto: `Sobre ${order.itens[0]?.nome}.`, url: `${storeUrl}/admin` },
      ],
      mais: 3,
      alertsUrl: `${storeUrl}/admin`,
      choicesUrl: `${storeUrl}/admin`,
    }),
  }),

  /** Proves to the person who set up the store's mail that it is delivered. */
  'mail-test': describeMail<{ por: string }>({
    grupo: 'equipe',
    nome: 'Teste de e-mail',
    quando: 'Quando alguém testa o e-mail nas configurações.',
    sample: () => ({ por: 'Maria' }),
  }),
}
