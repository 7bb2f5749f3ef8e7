import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { ALERTS, alertsFor } from '#domain/staff/alerts.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { sendOnce } from '#platform/mail/send-once.ts'
import { funcionarios } from '../tables.ts'
import { funcionariosAvisos as avisos } from './tables.ts'

/** Alerts listed in a mail; the others are counted. */
const LINES = 30

/** Mails the batch, if its reader is still active, with the alerts that they may still see. */
export async function sendAlerts(
  context: JobContext,
  { id, lote }: { id: number; lote: string },
): Promise<void> {
  const { db, mail, storeUrl } = context
  const [to] = await db
    .select({ nome: funcionarios.nome, email: funcionarios.email, papel: funcionarios.papel })
    .from(funcionarios)
    .where(and(eq(funcionarios.id, id), eq(funcionarios.ativo, true)))
  if (!to) return
  const gathered = and(eq(avisos.lote, lote), inArray(avisos.tipo, alertsFor(to.papel)))
  const [counted] = await db.select({ total: count() }).from(avisos).where(gathered)
  const rows = await db
    .select({ tipo: avisos.tipo, texto: avisos.texto, caminho: avisos.caminho })
    .from(avisos)
    .where(gathered)
    .orderBy(desc(avisos.criadoEm), desc(avisos.id))
    .limit(LINES)
  if (!counted || rows.length === 0) return
  const props = {
    itens: rows.map(({ tipo, texto, caminho }) => ({
      nome: ALERTS[tipo].nome,
      texto,
      url: `${storeUrl}/admin${caminho}`,
    })),
    mais: counted.total - rows.length,
    alertsUrl: `${storeUrl}/admin/avisos`,
    choicesUrl: `${storeUrl}/admin/minha-conta/avisos`,
  }
  const chave = `avisos-${lote}`
  await sendOnce(context, chave, () =>
    mail.send('staff-alerts', props, { id: chave, to: { nome: to.nome, email: to.email } }),
  )
}
