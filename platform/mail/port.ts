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
}

/** Sends messages. `send` rejects unless the server accepted the message; it may be called again with the same one. */
export type MailTransport = {
  send(message: Message): Promise<void>
  close(): void
}
