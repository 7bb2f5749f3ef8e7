import type { SmtpProblem, SmtpSecurity } from '#domain/store/mail/smtp-problem.ts'

/** A mailbox (RFC 5322). `nome` may be empty. */
export type Mailbox = { nome: string; email: string }

/** A message as it is sent. */
export type Message = {
  /**
   * The Message-ID without its brackets. It stays the same if a message is sent again because its delivery was
   * uncertain.
   */
  id: string
  from: Mailbox
  replyTo: Mailbox
  to: Mailbox
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  /** Files to attach, under their names; usually none. */
  attachments: File[]
}

/** Sends messages. `send` rejects unless the server accepted the message; it may be called again with the same one. */
export type MailTransport = {
  send(message: Message): Promise<void>
  close(): void
}

/** How mail leaves now: by which transport, and from which address. */
export type MailSender = { transport: MailTransport; from: string }

/**
 * An SMTP server. With a `usuario`, it is only used over TLS, except on this machine: `tls` from the start, or
 * `starttls`.
 */
export type SmtpServer = {
  maquina: string
  porta: number
  seguranca: SmtpSecurity
  usuario: string
  senha: string
}

/** Connects to a server and logs in, within some seconds. Returns what fails; null if it works. Never throws. */
export type CheckSmtp = (server: SmtpServer) => Promise<SmtpProblem | null>
