import { and, eq, or } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { cadastros, clientes } from '../tables.ts'
import { SIGN_UP_HOURS } from './access-keys.ts'

/**
 * Sends the link that confirms a sign-up. If e-mail or document have an account already, mails that account instead.
 */
export async function sendSignUp(context: JobContext, { id }: { id: string }): Promise<void> {
  const { db, mail, idTarefa, storeUrl, now } = context
  const [signUp] = await db.select().from(cadastros).where(eq(cadastros.id, id))
  if (!signUp || signUp.expiraEm <= now) return
  const known = await accountOf(context, signUp)
  if (known) {
    const urls = { loginUrl: `${storeUrl}/checkout/acesso/`, recoveryUrl: `${storeUrl}/checkout/senha` }
    await mail.send('sign-up-known', urls, { id: idTarefa, to: { nome: '', email: known } })
    await db.delete(cadastros).where(eq(cadastros.id, id))
    return
  }

  const chave = newKey()
  const hash = keyHash(chave)
  await db.update(cadastros).set({ hash }).where(eq(cadastros.id, id))
  await mail.send(
    'sign-up-confirmation',
    { confirmUrl: `${storeUrl}/checkout/cadastro/confirmar?${wayBack(chave, signUp)}`, hours: SIGN_UP_HOURS },
    { id: idTarefa, to: { nome: '', email: signUp.email } },
  )
}

/** The e-mail of the account that conflicts: the one with the same e-mail before the one with the same document. */
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
