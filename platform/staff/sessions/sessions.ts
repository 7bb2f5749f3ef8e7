import { and, desc, eq, gt } from 'drizzle-orm'
import * as z from 'zod'
import type { StaffSession } from '#contract/panel/staff.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireStage } from '../auth/require-stage.ts'
import { targetOf } from '../rows.ts'
import { funcionariosSessoes as sessoes } from '../tables.ts'
import { MAX_SESSIONS } from './session-life.ts'

/** Lists the caller's sessions, last active first. */
export async function listSessions(context: RequestContext): Promise<{ sessoes: StaffSession[] }> {
  const staff = await requireStage(context, ['dentro'])
  const rows = await context.db
    .select()
    .from(sessoes)
    .where(and(eq(sessoes.idFuncionario, staff.id), gt(sessoes.expiraEm, context.now)))
    .orderBy(desc(sessoes.vistaEm), sessoes.id)
    .limit(MAX_SESSIONS)

  return {
    sessoes: rows.map(({ id, hash, criadaEm, vistaEm, ip, agente }) => ({
      id,
      ip,
      agente,
      atual: hash === context.sessao,
      criadaEm: criadaEm.toISOString(),
      vistaEm: vistaEm.toISOString(),
    })),
  }
}

/** Ends one of the caller's sessions. Refuses `SessaoInexistente`. */
export async function endSession(
  context: RequestContext,
  { id }: { id: string },
): Promise<Record<string, never>> {
  const staff = await requireStage(context, ['dentro'])
  if (!z.uuid().safeParse(id).success) throw refuse('SessaoInexistente')
  await context.db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessoes)
      .where(and(eq(sessoes.id, id), eq(sessoes.idFuncionario, staff.id)))
      .returning({ id: sessoes.id })
    if (ended.length === 0) throw refuse('SessaoInexistente')
    await recordChange(tx, context, { acao: 'acesso.sessao-encerrada', alvo: targetOf(staff) })
  })
  return {}
}
