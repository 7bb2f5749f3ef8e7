import { and, eq, or } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { cadastros, clientes } from '../tables.ts'
import { newKey, SIGN_UP_HOURS } from './access-keys.ts'

/**
 * Sends the link that makes a sign-up an account. Where e-mail or document have one already, it is that account's mailbox
 * that learns of it, and nobody else.
 */
export async function sendSignUp(context: JobContext, { id }: { id: string }): Promise<void> {
  const { db, mail, idTarefa, storeUrl, agora } = context
  const [asked] = await db.select().from(cadastros).where(eq(cadastros.id, id))
  if (!asked || asked.expiraEm <= agora) return
  const known = await accountOf(context, asked)
  if (known) {
    const urls = { loginUrl: `${storeUrl}/checkout/acesso/`, recoveryUrl: `${storeUrl}/checkout/senha` }
    await mail.send('sign-up-known', urls, { id: idTarefa, to: { nome: '', email: known } })
    await db.delete(cadastros).where(eq(cadastros.id, id))
    return
  }

  const { chave, hash } = newKey()
  await db.update(cadastros).set({ hash }).where(eq(cadastros.id, id))
  await mail.send(
    'sign-up-confirmation',
    { confirmUrl: `${storeUrl}/checkout/cadastro/confirmar?${wayBack(chave, asked)}`, hours: SIGN_UP_HOURS },
    { id: idTarefa, to: { nome: '', email: asked.email } },
  )
}

/** The address of the account that stands in the way: the one of the e-mail before the one of the document. */
async function accountOf({ db }: JobContext, { email, documento }: { email: string; documento: string }) {
  const rows = await db
    .select({ email: clientes.email })
    .from(clientes)
    .where(and(eq(clientes.ativo, true), or(eq(clientes.email, email), eq(clientes.documento, documento))))

  return rows.find((row) => row.email === email)?.email ?? rows[0]?.email
}

function wayBack(chave: string, { volta, favorito }: typeof cadastros.$inferSelect): URLSearchParams {
  return new URLSearchParams({
    chave,
    ...(volta !== null && { volta }),
    ...(favorito !== null && { favorito: String(favorito) }),
  })
}
