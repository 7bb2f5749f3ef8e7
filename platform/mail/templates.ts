import type { MailTexts } from '#contract/content/mail-texts.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { MailBrand } from './mail-brand.ts'
import type { MailDescription } from './mails/describe-mail.ts'
import type { MAILS } from './mails.ts'

export type TemplateName = keyof typeof MAILS

/** The props of each mail's template. */
export type Templates = {
  [Name in TemplateName]: (typeof MAILS)[Name] extends MailDescription<infer Props> ? Props : never
}

/** What every mail says about the shop that sends it. */
export type MailShop = {
  loja: Settings['loja']
  storeUrl: string
  /** Left out: the original appearance, without a logo. */
  marca?: MailBrand
}

export type RenderedMail = { subject: string; html: string; text: string }

/**
 * Renders a mail from its template, with the store's own texts if it has any. The server passes it in, built by Vite from
 * `render.tsx`, since Node reads no JSX.
 */
export type RenderMail = <Name extends TemplateName>(
  name: Name,
  props: Templates[Name],
  shop: MailShop,
  textos?: MailTexts,
) => Promise<RenderedMail>
