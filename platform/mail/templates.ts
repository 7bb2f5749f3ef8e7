import type { MailTexts } from '#contract/content/mail-texts.ts'
import type { Order, OrderItem, PaymentMethod } from '#contract/orders/orders.ts'
import type { Settings } from '#contract/settings/settings.ts'

/** The shop's mails, and what each is told. `templates/` has a file for each. */
export type Templates = {
  'newsletter-confirmation': { confirmUrl: string; unsubscribeUrl: string; days: number }
  'newsletter-welcome': { unsubscribeUrl: string }
  'sign-up-confirmation': { confirmUrl: string; hours: number }
  'sign-up-known': { loginUrl: string; recoveryUrl: string }
  'login-code': { codigo: string; minutes: number }
  'password-link': { resetUrl: string; minutes: number }
  'password-changed': { recoveryUrl: string }
  /** `securityUrl` is where another password is made. */
  'login-tries': { securityUrl: string }
  'email-change': { confirmUrl: string; minutes: number }
  /** Goes to the mailbox that was the account's. */
  'email-changed': Record<string, never>
  'account-deleted': Record<string, never>
  /** To somebody who is to work at the store; `papel` is the role's name, `por` who asks them in. */
  'staff-invitation': { inviteUrl: string; papel: string; por: string; days: number }
  /** Another password, no second factor any more, another passkey, many wrong tries, or many declined cards in the shop. */
  'staff-notice': { oque: 'senha' | 'segundoFator' | 'chave' | 'tentativas' | 'cartoes'; securityUrl: string }
  /** What happened in the store, to somebody of it who wants to know; `mais` is how many more there are than these. */
  'staff-alerts': {
    itens: { nome: string; texto: string; url: string }[]
    mais: number
    alertsUrl: string
    choicesUrl: string
  }
  /** Shows who set up the store's mail that it arrives. */
  'mail-test': { por: string }
  'order-received': OrderMail
  /** `valor` in centavos, `expiraEm` a moment. */
  'order-pix': OrderMail & { copiaECola: string; valor: number; expiraEm: string }
  /** `vencimento` is a day (`YYYY-MM-DD`). */
  'order-boleto': OrderMail & { boletoUrl: string; linhaDigitavel: string; valor: number; vencimento: string }
  'order-changed': OrderMail
  'order-approved': OrderMail
  /** `motivo` is a sentence, or empty. */
  'order-declined': OrderMail & { motivo: string }
  /** All that came so far, in centavos, and the moment until which the rest may. */
  'order-part-paid': OrderMail & { recebido: number; expiraEm: string }
  /** What is here, in centavos, and the way it came. */
  'order-late-money': OrderMail & { recebido: number; metodo: PaymentMethod }
  'order-sent': OrderMail
  'order-ready': OrderMail
  'order-delivered': OrderMail
  'order-cancelled': OrderMail
  /** All that went back so far, in centavos, and the way it had come. */
  'order-refunded': OrderMail & { valor: number; metodo: PaymentMethod }
  'order-return-asked': OrderMail
  'order-returned': OrderMail
  'cart-abandoned': { itens: (Shown & { quantidade: number })[]; cartUrl: string; unsubscribeUrl: string }
  /** `precoPor` in centavos. */
  'back-in-stock': { produto: Shown & { precoPor: number } }
  'evaluation-request': { link: string; unsubscribeUrl: string }
  /** `url` is the product's page, absolute. */
  'question-answered': { nome: string; produto: string; url: string; pergunta: string; resposta: string }
  /** To the store, or as a copy to who asked. `contato` and `mensagem` may be empty. */
  'budget-request': {
    produto: string
    url: string
    nome: string
    email: string
    contato: string
    mensagem: string
    copia: boolean
  }
  /** To the store, or as a copy to who wrote it. `contato` may be empty. */
  'contact-message': {
    protocolo: string
    nome: string
    email: string
    contato: string
    assunto: string
    mensagem: string
    copia: boolean
  }
}

/** An order as its buyer sees it, and its page; a guest's with the key. */
export type OrderMail = { pedido: Order; orderUrl: string }

/** A product as mails show it. `url` is its path in the shop. */
type Shown = Pick<OrderItem, 'nome' | 'url' | 'imagem' | 'atributos'>

export type TemplateName = keyof Templates

/** What every mail tells of the shop that sends it. */
export type MailShop = { loja: Settings['loja']; storeUrl: string }

export type RenderedMail = { subject: string; html: string; text: string }

/** Makes a mail of its template, with the store's own words where it has some. Vite builds it from `render.tsx`, since Node reads no JSX. */
export type RenderMail = <Name extends TemplateName>(
  name: Name,
  props: Templates[Name],
  shop: MailShop,
  textos?: MailTexts,
) => Promise<RenderedMail>
