import { createTransport } from 'nodemailer'
import * as z from 'zod'
import type { SmtpProblem } from '#domain/store/mail/smtp-problem.ts'
import type { CheckSmtp } from '../port.ts'
import { smtpConnection } from './smtp-connection.ts'

/** Whoever saves the server waits for it. */
const TIMEOUT_MS = 8_000

const Failure = z.object({ code: z.string().catch(''), message: z.string().catch('') })

/** By Nodemailer's code of an error. */
const PROBLEMS: Record<string, SmtpProblem> = {
  EDNS: 'nome',
  ENOTFOUND: 'nome',
  EAUTH: 'login',
  ENOAUTH: 'login',
  ETIMEDOUT: 'semResposta',
  ECONNECTION: 'semResposta',
  ECONNREFUSED: 'semResposta',
  EPROTOCOL: 'outro',
  ETLS: 'semStarttls',
}

/** Connects and logs in, as a delivery would; sends nothing. */
export const checkSmtp: CheckSmtp = async (server) => {
  const transport = createTransport(smtpConnection(server, TIMEOUT_MS))
  try {
    await transport.verify()
    return null
  } catch (error) {
    return problemOf(error)
  } finally {
    transport.close()
  }
}

function problemOf(error: unknown): SmtpProblem {
  const { code, message } = Failure.parse(error)
  // The socket's errors arrive under one code: those of TLS differ by what OpenSSL says.
  if (/wrong version number|packet length too long|tls_validate_record_header/i.test(message)) return 'semTls'
  if (/certificate|altnames/i.test(message)) return 'certificado'
  if (/ENOTFOUND|EAI_AGAIN/.test(message)) return 'nome'
  if (/ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ECONNRESET/.test(message)) return 'semResposta'

  return PROBLEMS[code] ?? 'outro'
}
