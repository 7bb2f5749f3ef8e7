import type { Order, PaymentMethod } from '#contract/orders.ts'
import type { Picture } from '#contract/picture.ts'
import type { Settings } from '#contract/settings.ts'

/** The shop's mails, and what each is told. `templates/` has a file for each. */
export type Templates = {
  'newsletter-confirmation': { confirmUrl: string; unsubscribeUrl: string; days: number }
  'newsletter-welcome': { unsubscribeUrl: string }
  'sign-up-confirmation': { confirmUrl: string; hours: number }
  'sign-up-known': { loginUrl: string; recoveryUrl: string }
  'login-code': { codigo: string; minutes: number }
  'password-link': { resetUrl: string; minutes: number }
  'password-changed': { recoveryUrl: string }
  'email-change': { confirmUrl: string; minutes: number }
  /** Goes to the mailbox that was the account's. */
  'email-changed': Record<string, never>
}

export type TemplateName = keyof Templates

/** What every mail tells of the shop that sends it. */
export type MailShop = { loja: Settings['loja']; storeUrl: string }

export type RenderedMail = { subject: string; html: string; text: string }

/** Makes a mail of its template. Vite builds it from `render.tsx`, since Node reads no JSX. */
export type RenderMail = <Name extends TemplateName>(
  name: Name,
  props: Templates[Name],
  shop: MailShop,
) => Promise<RenderedMail>
