import { createTransport } from 'nodemailer'
import * as z from 'zod'
import { FinalFailure } from '#platform/infrastructure/jobs/final-failure.ts'
import type { MailTransport } from '../port.ts'
import { mailOptions } from './mail-options.ts'

/** Timeout for a silent server; the job tries again later. */
const TIMEOUT_MS = 20_000

/** Connections kept open to the server. */
const CONNECTIONS = 2

const Refused = z.object({ command: z.literal('RCPT TO'), responseCode: z.number().min(500) })

/**
 * Sends messages to the SMTP server of `url` (`smtp://` with STARTTLS if the server has it, `smtps://` for TLS from the
 * start). Never sends a password without TLS except to this machine.
 */
export function smtpTransport(url: string): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const user = decodeURIComponent(username)
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: user !== '' && !/^(localhost|127\.|\[::1\])/.test(hostname),
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })

  return {
    async send(message) {
      try {
        await transport.sendMail(mailOptions(message))
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
