import type { StaffEntry } from '#contract/panel/staff.ts'
import { lightColours } from '#domain/format/appearance/light-colours.ts'
import { LOOKS, wholeStyle } from '#domain/format/appearance/looks.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import { loadSettings } from '#platform/content/settings/load-settings.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type StaffSessionRow, sessionRow } from '../rows.ts'

/** The current staff member, and the stage of their login. */
export async function getEntry(context: RequestContext): Promise<StaffEntry> {
  const row = context.sessao === null ? null : await sessionRow(context.db, context.sessao, context.now)

  // Read here: the settings of this process may be a moment older than the opening that somebody just confirmed.
  const settings = (await loadSettings(context.db)) ?? context.settings

  return entryOf({ ...context, settings }, row)
}

/** Describes a session to the panel; null without login. */
export function entryOf(context: RequestContext, row: StaffSessionRow | null): StaffEntry {
  const loja = storeOf(context)
  if (!row) return { etapa: 'fora', funcionario: null, loja }
  const { etapa, id, nome, email, papel } = row

  return { etapa, funcionario: { id, nome, email, papel, permissoes: permissionsOf(papel) }, loja }
}

function storeOf({ settings, appearance, storeUrl }: RequestContext): StaffEntry['loja'] {
  const { logo, nomeAoLado } = appearance
  const { acao } = wholeStyle(appearance).cores

  return {
    nome: settings.loja.nome,
    url: storeUrl,
    aberta: settings.sistema.abertura.aberta,
    logo: logo && `/assets/marca-${logo.arquivo}.${logo.tipo}`,
    nomeAoLado,
    // The panel is light, whatever the shop is.
    cor: acao === LOOKS.atelie.cores.acao ? null : lightColours(wholeStyle(appearance).cores).action,
  }
}
