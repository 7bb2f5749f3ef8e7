import { eq, sql } from 'drizzle-orm'
import type { AlertChoice } from '#contract/panel/alerts.ts'
import { alertsFor, defaultChannels } from '#domain/staff/alerts.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireStage } from '../auth/require-stage.ts'
import { funcionariosAvisosEscolhas as escolhas } from './tables.ts'

/** Returns the caller's channels for each kind of alert that their role may see. */
export async function listAlertChoices(context: RequestContext): Promise<{ escolhas: AlertChoice[] }> {
  const staff = await requireStage(context, ['dentro'])

  return { escolhas: await choicesOf(context.db, staff) }
}

/** Ignores kinds that the role may not see; kinds that are not sent stay unchanged. */
export async function saveAlertChoices(
  context: RequestContext,
  input: { escolhas: AlertChoice[] },
): Promise<{ escolhas: AlertChoice[] }> {
  const staff = await requireStage(context, ['dentro'])
  const kinds = alertsFor(staff.papel)
  const byKind = new Map(input.escolhas.map((choice) => [choice.tipo, choice]))
  const rows = [...byKind.values()]
    .filter(({ tipo }) => kinds.includes(tipo))
    .map((choice) => ({ idFuncionario: staff.id, ...choice }))
  if (rows.length > 0)
    await context.db
      .insert(escolhas)
      .values(rows)
      .onConflictDoUpdate({
        target: [escolhas.idFuncionario, escolhas.tipo],
        set: {
          painel: sql`excluded.painel`,
          email: sql`excluded.email`,
          push: sql`excluded.push`,
        },
      })

  return { escolhas: await choicesOf(context.db, staff) }
}

async function choicesOf(db: Database, { id, papel }: { id: number; papel: Role }): Promise<AlertChoice[]> {
  const rows = await db.select().from(escolhas).where(eq(escolhas.idFuncionario, id))

  return alertsFor(papel).map((tipo) => {
    const usual = defaultChannels(papel, tipo)
    const { painel, email, push } = rows.find((row) => row.tipo === tipo) ?? usual
    return {
      tipo,
      painel,
      email,
      push: push ?? usual.push,
    }
  })
}
