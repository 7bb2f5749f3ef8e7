import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type StaffRow, type StaffSessionRow, sessionRow, staffRow } from '../rows.ts'

/** Returns the session's owner if their login is at exactly this stage. Refuses `EntradaNecessaria`. */
export async function requireStage(
  { db, sessao, now }: RequestContext,
  etapas: readonly StaffSessionRow['etapa'][],
): Promise<StaffRow & { etapa: StaffSessionRow['etapa'] }> {
  const row = sessao === null ? null : await sessionRow(db, sessao, now)
  if (!row || !etapas.includes(row.etapa)) throw refuse('EntradaNecessaria')
  const staff = await staffRow(db, row.id)
  if (!staff) throw refuse('EntradaNecessaria')

  return { ...staff, etapa: row.etapa }
}
