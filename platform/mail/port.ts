/** A mailbox as people write it. `nome` may be empty. */
export type Mailbox = { nome: string; email: string }

/** A message as it leaves the shop. */
export type Message = {
  /** The Message-ID without its brackets. A message that is sent again, because nobody knew whether it had left, keeps it. */
  id: string
  from: Mailbox
  replyTo: Mailbox
  to: Mailbox
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/** The way out for messages. `send` fails unless the message was taken over for good; it may be called again with the same one. */
export type MailTransport = {
  send(message: Message): Promise<void>
  close(): void
}
