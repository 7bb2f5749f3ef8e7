import type { SendMailOptions } from 'nodemailer'
import type { Mailbox, Message } from '../port.ts'

/** Nodemailer's options for a message. Nothing in it can make nodemailer read files or addresses. */
export async function mailOptions({
  id,
  from,
  replyTo,
  to,
  subject,
  html,
  text,
  headers,
  attachments,
}: Message): Promise<SendMailOptions> {
  return {
    messageId: `<${id}>`,
    from: addressOf(from),
    replyTo: addressOf(replyTo),
    to: addressOf(to),
    subject,
    html,
    text,
    headers,
    attachments: await Promise.all(attachments.map(attached)),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

async function attached(file: File) {
  return { filename: file.name, contentType: file.type, content: Buffer.from(await file.arrayBuffer()) }
}

function addressOf({ nome, email }: Mailbox) {
  return { name: nome, address: email }
}
