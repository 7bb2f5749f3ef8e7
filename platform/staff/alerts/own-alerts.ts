import { and, count, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { OwnAlert } from '#contract/panel/alerts.ts'
import { type AlertKind, alertsFor } from '#domain/staff/alerts.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { requireStage } from '../auth/require-stage.ts'
import { funcionariosAvisos as avisos } from './tables.ts'

type Wanted = { pagina: number; porPagina: number; tipo?: AlertKind | undefined; lidos: 'todos' | 'nao' }

/** What who asks was told, the newest first, as far as their role may still see it. */
export async function listAlerts(
  visit: Visit,
  { pagina, porPagina, tipo, lidos }: Wanted,
): Promise<{ itens: OwnAlert[]; total: number }> {
  const where = and(
    (await ownAlerts(visit)).where,
    tipo && eq(avisos.tipo, tipo),
    lidos === 'nao' ? isNull(avisos.lidoEm) : undefined,
  )
  const rows = await visit.db
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
    total: await countOf(visit, where),
  }
}

/** How much of it is not read yet. */
export async function countUnread(visit: Visit): Promise<{ naoLidos: number }> {
  const { where } = await ownAlerts(visit)

  return { naoLidos: await countOf(visit, and(where, isNull(avisos.lidoEm))) }
}

/** Refuses `CadastroInexistente` for what was told to somebody else, or to nobody. */
export async function readAlert(visit: Visit, { id }: { id: number }): Promise<{ naoLidos: number }> {
  const { where } = await ownAlerts(visit)
  const [mine] = await visit.db
    .select({ id: avisos.id })
    .from(avisos)
    .where(and(where, eq(avisos.id, id)))
  if (!mine) throw refuse('CadastroInexistente')
  await markRead(visit, and(eq(avisos.id, id), isNull(avisos.lidoEm)))

  return countUnread(visit)
}

/** Marks as read all that there was up to `ate`, which is what the reader has seen the newest of. */
export async function readAllAlerts(visit: Visit, { ate }: { ate: number }): Promise<{ naoLidos: number }> {
  const { where } = await ownAlerts(visit)
  await markRead(visit, and(where, isNull(avisos.lidoEm), lte(avisos.id, ate)))

  return countUnread(visit)
}

async function ownAlerts(visit: Visit) {
  const { id, papel } = await requireStage(visit, ['dentro'])
  const where = and(
    eq(avisos.idFuncionario, id),
    eq(avisos.noPainel, true),
    inArray(avisos.tipo, alertsFor(papel)),
  )

  return { where }
}

async function markRead({ db, agora }: Visit, where: SQL | undefined): Promise<void> {
  await db.update(avisos).set({ lidoEm: agora }).where(where)
}

async function countOf({ db }: Visit, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(avisos).where(where)

  return row?.total ?? 0
}
