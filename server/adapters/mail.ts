import { join } from 'node:path'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { createMail, type Mail } from '#platform/mail/mail.ts'
import type { RenderMail } from '#platform/mail/templates.ts'
import { fileTransport } from '#platform/mail/transports/file-transport.ts'
import { smtpTransport } from '#platform/mail/transports/smtp.ts'
import type { Config } from '../config.ts'

/** What Vite makes of the mail templates. */
export type MailModule = { renderMail: RenderMail }

type OpenMailInput = {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  render: RenderMail
}

/** Makes mails of their templates, which are read when the first one is made. */
export function mailRenderer(templates: () => Promise<MailModule>): RenderMail {
  return async (...mail) => (await templates()).renderMail(...mail)
}

/** The shop's mail: to the SMTP server if there is one, else into `DATA_DIR/mail`. */
export function openMail({ config, render }: OpenMailInput) {
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl)
    : fileTransport(join(config.dataDir, 'mail'))

  return {
    /** Mail in the name of the store that is visited. */
    of: (context: Pick<RequestContext, 'db' | 'settings' | 'storeUrl'>): Mail =>
      createMail({ transport, render, from: config.mailFrom }, context),
    close: () => transport.close(),
  }
}
