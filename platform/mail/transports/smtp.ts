import { createTransport } from 'nodemailer'
import * as z from 'zod'
import { FinalFailure } from '#platform/infrastructure/jobs/final-failure.ts'
import type { MailTransport, SmtpServer } from '../port.ts'
import { mailOptions } from './mail-options.ts'
import { smtpConnection } from './smtp-connection.ts'

/** Timeout for a silent server; the job tries again later. */
const TIMEOUT_MS = 20_000

/** Connections kept open to the server. */
const CONNECTIONS = 2

const Refused = z.object({ command: z.literal('RCPT TO'), responseCode: z.number().min(500) })

/** Sends messages to an SMTP server. Never sends a password without TLS except to this machine. */
export function smtpTransport(server: SmtpServer): MailTransport {
  const transport = createTransport({
    ...smtpConnection(server, TIMEOUT_MS),
    pool: true,
    maxConnections: CONNECTIONS,
  })

  return {
    async send(message) {
      try {
        await transport.sendMail(await mailOptions(message))
      } catch (error) {
        if (isRefusedForGood(error)) throw new FinalFailure('O servidor não aceita este destinatário.')
        throw error
      }
    },
    close: () => transport.close(),
  }
}

/** Senders that keep writing to mailboxes that don't exist are soon taken for spammers. */
function isRefusedForGood(error: unknown): boolean {
  return Refused.safeParse(error).success
}
