import { and, count, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { OwnAlert } from '#contract/panel/alerts.ts'
import { type AlertKind, alertsFor } from '#domain/staff/alerts.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireStage } from '../auth/require-stage.ts'
import { funcionariosAvisos as avisos } from './tables.ts'

type ListAlertsInput = {
  pagina: number
  porPagina: number
  tipo?: AlertKind | undefined
  lidos: 'todos' | 'nao'
}

/** Lists the caller's alerts, newest first, as far as their role may still see them. */
export async function listAlerts(
  context: RequestContext,
  { pagina, porPagina, tipo, lidos }: ListAlertsInput,
): Promise<{ itens: OwnAlert[]; total: number }> {
  const where = and(
    (await ownAlerts(context)).where,
    tipo && eq(avisos.tipo, tipo),
    lidos === 'nao' ? isNull(avisos.lidoEm) : undefined,
  )
  const rows = await context.db
    .select()
    .from(avisos)
    .where(where)
    .orderBy(desc(avisos.criadoEm), desc(avisos.id))
    .limit(porPagina)
    .offset((pagina - 1) * porPagina)

  return {
    itens: rows.map(({ id, tipo, texto, caminho, criadoEm, lidoEm }) => ({
      id,
      tipo,
      texto,
      caminho,
      criadoEm: criadoEm.toISOString(),
      lido: lidoEm !== null,
    })),
    total: await countOf(context, where),
  }
}

/** Counts those that are unread. */
export async function countUnread(context: RequestContext): Promise<{ naoLidos: number }> {
  const { where } = await ownAlerts(context)

  return { naoLidos: await countOf(context, and(where, isNull(avisos.lidoEm))) }
}

/** Refuses `CadastroInexistente` for an unknown alert or somebody else's. */
export async function readAlert(
  context: RequestContext,
  { id }: { id: number },
): Promise<{ naoLidos: number }> {
  const { where } = await ownAlerts(context)
  const [mine] = await context.db
    .select({ id: avisos.id })
    .from(avisos)
    .where(and(where, eq(avisos.id, id)))
  if (!mine) throw refuse('CadastroInexistente')
  await markRead(context, and(eq(avisos.id, id), isNull(avisos.lidoEm)))

  return countUnread(context)
}

/** Marks as read all alerts up to `ate`, the newest one that the reader has seen. */
export async function readAllAlerts(
  context: RequestContext,
  { ate }: { ate: number },
): Promise<{ naoLidos: number }> {
  const { where } = await ownAlerts(context)
  await markRead(context, and(where, isNull(avisos.lidoEm), lte(avisos.id, ate)))

  return countUnread(context)
}

async function ownAlerts(context: RequestContext) {
  const { id, papel } = await requireStage(context, ['dentro'])
  const where = and(
    eq(avisos.idFuncionario, id),
    eq(avisos.noPainel, true),
    inArray(avisos.tipo, alertsFor(papel)),
  )

  return { where }
}

async function markRead({ db, now }: RequestContext, where: SQL | undefined): Promise<void> {
  await db.update(avisos).set({ lidoEm: now }).where(where)
}

async function countOf({ db }: RequestContext, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(avisos).where(where)

  return row?.total ?? 0
}
