import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { Mailbox, MailTransport } from './port.ts'
import type { RenderMail, TemplateName, Templates } from './templates.ts'
import { mailTexts } from './texts/mail-texts.ts'

export type Envelope = {
  /** Stays the same when the mail is tried again: that of the job. */
  id: string
  to: Mailbox
  /** Whom an answer to this mail goes to, where that is not the store. */
  replyTo?: Mailbox
  /** Where one POST ends such mails (RFC 8058); for what is sent to many. */
  unsubscribeUrl?: string
}

/** What jobs send mail with; verbs that a visitor waits for ask for a job. */
export type Mail = {
  send<Name extends TemplateName>(template: Name, props: Templates[Name], envelope: Envelope): Promise<void>
}

type CreateMailInput = {
  transport: MailTransport
  render: RenderMail
  /** The address that mails come from; answers go to the store's own. */
  from: string
}

/** Mail in the name of the store that the visit is to. */
export function createMail(
  { transport, render, from }: CreateMailInput,
  { db, settings: { loja }, storeUrl }: Pick<RequestContext, 'db' | 'settings' | 'storeUrl'>,
): Mail {
  return {
    async send(template, props, { id, to, replyTo, unsubscribeUrl }) {
      const { subject, html, text } = await render(
        template,
        props,
        { loja, storeUrl },
        (await mailTexts(db, template)).textos,
      )
      await transport.send({
        id: `${id}@${new URL(storeUrl).hostname}`,
        from: { nome: loja.nome, email: from },
        replyTo: replyTo ?? { nome: loja.nome, email: loja.email },
        to,
        subject,
        html,
        text,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
      })
    },
  }
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {}

  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
