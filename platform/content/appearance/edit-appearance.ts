import { inArray } from 'drizzle-orm'
import type { Appearance, AppearanceEditing } from '#contract/content/appearance.ts'
import { contrastProblems } from '#domain/format/appearance/contrast-problems.ts'
import { wholeStyle } from '#domain/format/appearance/looks.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { appearanceDraft, appearancePublications } from '../tables.ts'
import { editingState, lockDraft } from './appearance-draft.ts'
import { ORIGINAL_APPEARANCE } from './original-appearance.ts'
import { latestPublication } from './published-appearance.ts'

export function getAppearance(context: RequestContext): Promise<AppearanceEditing> {
  permit(context, 'configuracao.ver')

  return editingState(context.db)
}

/** Saves the draft. Refuses `VersaoAntiga`, and `CamposInvalidos` for a logo or icon that nobody uploaded. */
export async function saveAppearance(
  context: RequestContext,
  { rascunho, versao }: { rascunho: Appearance; versao: number },
): Promise<AppearanceEditing> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    const antes = await lockVersion(tx, versao)
    await refuseUnknownFiles(tx, rascunho)
    await writeDraft(tx, rascunho, versao)
    await recordChange(tx, context, {
      acao: 'aparencia.alterada',
      alvo: DRAFT,
      antes,
      depois: rascunho,
    })

    return editingState(tx)
  })
}

/** Publishes the draft. Refuses `VersaoAntiga`, and `CamposInvalidos` for colours that can not be read. */
export async function publishAppearance(
  context: RequestContext,
  { versao }: { versao: number },
): Promise<AppearanceEditing> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    const rascunho = await lockVersion(tx, versao)
    await publish(tx, context, { valor: rascunho, acao: 'aparencia.publicada' })

    return editingState(tx)
  })
}

/** Publishes an earlier version again. Refuses `CadastroInexistente` and `VersaoAntiga`. */
export async function restoreAppearance(
  context: RequestContext,
  { id, versao }: { id: number; versao: number },
): Promise<AppearanceEditing> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    await lockVersion(tx, versao)
    const [found] = await tx
      .select({ valor: appearancePublications.valor })
      .from(appearancePublications)
      .where(inArray(appearancePublications.id, [id]))
    if (!found) throw refuse('CadastroInexistente')
    await writeDraft(tx, found.valor, versao)
    await publish(tx, context, { valor: found.valor, acao: 'aparencia.restaurada' })

    return editingState(tx)
  })
}

const DRAFT = { tipo: 'aparencia', id: '1', nome: 'Aparência da loja' }

/** Locks the draft and returns it. Refuses `VersaoAntiga`. */
async function lockVersion(tx: Database, versao: number): Promise<Appearance> {
  const draft = await lockDraft(tx)
  if (draft.versao !== versao)
    throw refuse('VersaoAntiga', { versao: draft.versao, atual: await editingState(tx) })

  return draft.rascunho
}

async function writeDraft(tx: Database, rascunho: Appearance, versao: number): Promise<void> {
  await tx.update(appearanceDraft).set({ rascunho, versao: versao + 1 })
}

/** The first publication stores the original appearance before it, so that there is a way back. */
async function publish(
  tx: Database,
  context: RequestContext,
  { valor, acao }: { valor: Appearance; acao: 'aparencia.publicada' | 'aparencia.restaurada' },
): Promise<void> {
  const campos = contrastProblems(wholeStyle(valor).cores).map(({ cor, mensagem }) => ({
    campo: `rascunho.cores.${cor}`,
    mensagem,
  }))
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
  const antes = await latestPublication(tx)
  const { now, funcionario } = context
  const por = funcionario?.nome ?? ''
  const rows = [...(antes ? [] : [{ valor: ORIGINAL_APPEARANCE, por: '' }]), { valor, por }]
  await tx.insert(appearancePublications).values(rows.map((row) => ({ ...row, em: now })))
  await invalidateTags(tx, [tags.appearance])
  await recordChange(tx, context, {
    acao,
    alvo: DRAFT,
    antes: antes?.valor ?? ORIGINAL_APPEARANCE,
    depois: valor,
  })
}

async function refuseUnknownFiles(tx: Database, { logo, icone }: Appearance): Promise<void> {
  const named = [
    { campo: 'rascunho.logo', mark: logo },
    { campo: 'rascunho.icone', mark: icone },
  ]
  const hashes = named.flatMap(({ mark }) => (mark ? [mark.arquivo] : []))
  if (hashes.length === 0) return
  const rows = await tx
    .select({ hash: originais.hash, tipo: originais.tipo })
    .from(originais)
    .where(inArray(originais.hash, hashes))
  const campos = named
    .filter(({ mark }) => mark && !rows.some(({ hash, tipo }) => hash === mark.arquivo && tipo === mark.tipo))
    .map(({ campo }) => ({ campo, mensagem: 'Este arquivo não está mais na loja. Envie de novo.' }))
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
}
