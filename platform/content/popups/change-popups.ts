import { and, eq, ne } from 'drizzle-orm'
import type { PopupInput } from '#contract/content/content-input.ts'
import type { PanelPopup } from '#contract/content/popups.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { popups } from '../tables.ts'
import { panelPopup } from './popups-to-edit.ts'
import { type PopupRow, writePopup } from './write-popup.ts'

/** Refuses `CamposInvalidos` for a name that is in use. */
export function createPopup(context: RequestContext, input: PopupInput): Promise<PanelPopup> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    await refuseTakenName(tx, input, 0)
    const popup = panelPopup(await writePopup(tx, undefined, input), context.now)
    await recordChange(tx, context, { acao: 'popup.criado', alvo: target(popup), depois: popup })

    return popup
  })
}

/** Refuses `VersaoAntiga`, `CadastroInexistente`, and `CamposInvalidos` for a name that is in use. */
export function changePopup(
  context: RequestContext,
  { id, versao, ...input }: PopupInput & { id: number; versao: number },
): Promise<PanelPopup> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockPopup(tx, id)
    const antes = panelPopup(before, context.now)
    if (before.versao !== versao) throw refuse('VersaoAntiga', { versao: before.versao, atual: antes })
    await refuseTakenName(tx, input, id)
    const after = await writePopup(tx, before, input)
    const depois = panelPopup(after, context.now)
    if (after !== before)
      await recordChange(tx, context, { acao: 'popup.alterado', alvo: target(depois), antes, depois })

    return depois
  })
}

/** Refuses `CadastroInexistente`. */
export function removePopup(context: RequestContext, { id }: { id: number }): Promise<Record<string, never>> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    const antes = panelPopup(await lockPopup(tx, id), context.now)
    await tx.delete(popups).where(eq(popups.id, id))
    await invalidateTags(tx, [tags.popup(antes.nivel)])
    await recordChange(tx, context, { acao: 'popup.excluido', alvo: target(antes), antes })

    return {}
  })
}

async function lockPopup(tx: Database, id: number): Promise<PopupRow> {
  const [row] = await tx.select().from(popups).where(eq(popups.id, id)).for('update')
  if (!row) throw refuse('CadastroInexistente')

  return row
}

async function refuseTakenName(tx: Database, { nivel, nome }: PopupInput, id: number): Promise<void> {
  const [taken] = await tx
    .select({ id: popups.id })
    .from(popups)
    .where(and(eq(popups.nivel, nivel), eq(popups.nome, nome), ne(popups.id, id)))
  if (!taken) return
  const mensagem = 'Outro popup deste tipo de página já tem este nome.'
  throw refuse('CamposInvalidos', { campos: [{ campo: 'nome', mensagem }] })
}

function target({ id, nome }: { id: number; nome: string }) {
  return { tipo: 'popup', id: String(id), nome }
}
