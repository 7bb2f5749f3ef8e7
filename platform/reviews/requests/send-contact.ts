import { eq } from 'drizzle-orm'
import { formatPhone } from '#domain/format/format-phone.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { contatos } from '../tables.ts'
import { protocolOf } from './protocol.ts'

/** Sends a message to the store, with its author as reply-to, or the copy to its author. */
export async function sendContact(
  { db, mail, idTarefa, settings: { loja } }: JobContext,
  { id, copia }: { id: number; copia: boolean },
): Promise<void> {
  const [message] = await db.select().from(contatos).where(eq(contatos.id, id))
  if (!message) return

  const { nome, email, assunto, mensagem } = message
  const contato = message.contato === '' ? '' : formatPhone(message.contato)
  const props = { protocolo: protocolOf(message), nome, email, contato, assunto, mensagem, copia }
  const writer = { nome, email }
  const envelope = copia ? { to: writer } : { to: { nome: loja.nome, email: loja.email }, replyTo: writer }
  await mail.send('contact-message', props, { id: idTarefa, ...envelope })
}
