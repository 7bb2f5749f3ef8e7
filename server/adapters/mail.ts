import { join } from 'node:path'
import { createMail, type Mail, type MailContext } from '#platform/mail/mail.ts'
import type { RenderMail } from '#platform/mail/templates.ts'
import { fileTransport } from '#platform/mail/transports/file-transport.ts'
import { smtpTransport } from '#platform/mail/transports/smtp.ts'
import type { Config } from '../config.ts'

/** The mail templates as Vite builds them. */
export type MailModule = { renderMail: RenderMail }

type OpenMailInput = {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  render: RenderMail
}

/** Renders mails from their templates, which are loaded on first use. */
export function mailRenderer(templates: () => Promise<MailModule>): RenderMail {
  return async (...mail) => (await templates()).renderMail(...mail)
}

/** Opens the shop's mail: the SMTP server if there is one, otherwise files in `DATA_DIR/mail`. */
export function openMail({ config, render }: OpenMailInput) {
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl)
    : fileTransport(join(config.dataDir, 'mail'))

  return {
    /** Sends mail in the store's name. */
    of: (context: MailContext): Mail => createMail({ transport, render, from: config.mailFrom }, context),
    close: () => transport.close(),
  }
}
