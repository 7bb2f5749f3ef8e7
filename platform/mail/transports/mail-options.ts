import type { SendMailOptions } from 'nodemailer'
import type { Mailbox, Message } from '../port.ts'

/** Nodemailer's options for a message. Nothing in it can make nodemailer read files or addresses. */
export function mailOptions({
  id,
  from,
  replyTo,
  to,
  subject,
  html,
  text,
  headers,
}: Message): SendMailOptions {
  return {
    messageId: `<${id}>`,
    from: addressOf(from),
    replyTo: addressOf(replyTo),
    to: addressOf(to),
    subject,
    html,
    text,
    headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function addressOf({ nome, email }: Mailbox) {
  return { name: nome, address: email }
}
