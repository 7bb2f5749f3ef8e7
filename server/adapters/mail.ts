import { join } from 'node:path'
import type { Database } from '#platform/database/connect.ts'
import type { Secrets } from '#platform/infrastructure/security/seal.ts'
import { createMail, type Mail, type MailContext } from '#platform/mail/mail.ts'
import type { MailSender, MailTransport } from '#platform/mail/port.ts'
import { smtpServer, storedServer } from '#platform/mail/server/stored-server.ts'
import type { RenderMail } from '#platform/mail/templates.ts'
import { fileTransport } from '#platform/mail/transports/file-transport.ts'
import { smtpTransport } from '#platform/mail/transports/smtp.ts'
import { smtpServerOf } from '#platform/mail/transports/smtp-url.ts'
import type { Config } from '../config.ts'

/** The mail templates as Vite builds them. */
export type MailModule = { renderMail: RenderMail }

type OpenMailInput = {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  db: Database
  secrets: Secrets
  render: RenderMail
}

/** Renders mails from their templates, which are loaded on first use. */
export function mailRenderer(templates: () => Promise<MailModule>): RenderMail {
  return async (...mail) => (await templates()).renderMail(...mail)
}

/**
 * Opens the shop's mail: the environment's SMTP server, or the one that the panel entered, or files in `DATA_DIR/mail`.
 * The panel's is read for each mail, so that every node sends through a new one at once.
 */
export function openMail({ config, db, secrets, render }: OpenMailInput) {
  const fixed = config.smtpUrl ? smtpTransport(smtpServerOf(config.smtpUrl)) : null
  const files = fileTransport(join(config.dataDir, 'mail'))
  let entered: { key: string; transport: MailTransport } | null = null

  return {
    /** Sends mail in the store's name. */
    of: (context: MailContext): Mail => createMail({ sender, render }, context),
    close() {
      for (const transport of [fixed, files, entered?.transport]) transport?.close()
    },
  }

  async function sender(): Promise<MailSender> {
    if (fixed) return { transport: fixed, from: config.mailFrom }
    const row = await storedServer(db)
    if (!row) return { transport: files, from: config.mailFrom }
    const key = row.senha.toString('base64') + row.versao
    if (entered?.key !== key) {
      entered?.transport.close()
      entered = { key, transport: smtpTransport(smtpServer(secrets, row)) }
    }

    return { transport: entered.transport, from: row.remetente }
  }
}
