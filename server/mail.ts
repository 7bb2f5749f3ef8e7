import { join } from 'node:path'
import { fileTransport } from '#platform/mail/files.ts'
import { createMail, type Mail } from '#platform/mail/mail.ts'
import { smtpTransport } from '#platform/mail/smtp.ts'
import type { RenderMail } from '#platform/mail/templates.ts'
import type { Visit } from '#platform/visit.ts'
import type { Config } from './config.ts'

/** What Vite makes of the mail templates. */
export type MailModule = { renderMail: RenderMail }

type Parts = {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  /** Reads the templates, when the first mail is sent. */
  templates: () => Promise<MailModule>
}

/** The shop's mail: to the SMTP server if there is one, else into `DATA_DIR/mail`. */
export function openMail({ config, templates }: Parts) {
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl)
    : fileTransport(join(config.dataDir, 'mail'))
  const render: RenderMail = async (...mail) => (await templates()).renderMail(...mail)

  return {
    /** Mail in the name of the store that is visited. */
    of: (visit: Pick<Visit, 'settings' | 'storeUrl'>): Mail =>
      createMail({ transport, render, from: config.mailFrom }, visit),
    close: () => transport.close(),
  }
}
