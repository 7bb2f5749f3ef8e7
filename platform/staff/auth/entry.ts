import type { StaffEntry } from '#contract/panel/staff.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type StaffSessionRow, sessionRow } from '../rows.ts'

/** The current staff member, and the stage of their login. */
export async function getEntry(context: RequestContext): Promise<StaffEntry> {
  const row = context.sessao === null ? null : await sessionRow(context.db, context.sessao, context.now)

  return entryOf(context, row)
}

/** Describes a session to the panel; null without login. */
export function entryOf({ settings, storeUrl }: RequestContext, row: StaffSessionRow | null): StaffEntry {
  const loja = { nome: settings.loja.nome, url: storeUrl }
  if (!row) return { etapa: 'fora', funcionario: null, loja }
  const { etapa, id, nome, email, papel } = row

  return { etapa, funcionario: { id, nome, email, papel, permissoes: permissionsOf(papel) }, loja }
}
