import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { mailBrand } from './mail-brand.ts'
import type { Mailbox, MailSender } from './port.ts'
import type { RenderMail, TemplateName, Templates } from './templates.ts'
import { mailTexts } from './texts/mail-texts.ts'

export type Envelope = {
  /** The same for every attempt at sending this mail: the job's id. */
  id: string
  to: Mailbox
  /** Where answers go, if not to the store. */
  replyTo?: Mailbox
  /** One-click unsubscribe address (RFC 8058), for mails sent to many people. */
  unsubscribeUrl?: string
  /** Files to attach, under their names. */
  attachments?: File[]
}

/** How jobs send mail. A use case enqueues a job instead, so that the visitor does not wait. */
export type Mail = {
  send<Name extends TemplateName>(template: Name, props: Templates[Name], envelope: Envelope): Promise<void>
}

type CreateMailInput = {
  /** How mail leaves now; answers go to the store's own address. */
  sender: () => Promise<MailSender>
  render: RenderMail
}

/** What mails take from their context. */
export type MailContext = Pick<RequestContext, 'db' | 'settings' | 'appearance' | 'storeUrl'>

/** Sends mail in the name of the context's store. */
export function createMail(
  { sender, render }: CreateMailInput,
  { db, settings: { loja }, appearance, storeUrl }: MailContext,
): Mail {
  return {
    async send(template, props, { id, to, replyTo, unsubscribeUrl, attachments = [] }) {
      const { subject, html, text } = await render(
        template,
        props,
        { loja, storeUrl, marca: mailBrand(appearance) },
        (await mailTexts(db, template)).textos,
      )
      const { transport, from } = await sender()
      await transport.send({
        id: `${id}@${new URL(storeUrl).hostname}`,
        from: { nome: loja.nome, email: from },
        replyTo: replyTo ?? { nome: loja.nome, email: loja.email },
        to,
        subject,
        html,
        text,
        attachments,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
      })
    },
  }
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {}

  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
