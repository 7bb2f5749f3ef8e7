import { eq, inArray, sql } from 'drizzle-orm'
import type { GuideForm, PanelGuide } from '#contract/content/guides/admin-guides.ts'
import { knownListings } from '#platform/catalog/listing/products-of-rules.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { panelGuide } from './guides-to-edit.ts'
import type { GuideRow } from './published.ts'
import { guias } from './tables.ts'
import { writeGuide } from './write-guide.ts'

/** Refuses `EnderecoOcupado` and `CamposInvalidos`. */
export async function createGuide(context: RequestContext, form: GuideForm): Promise<PanelGuide> {
  permit(context, 'conteudo.editar')
  await refuseUnknownListings(context, form)

  return context.db.transaction(async (tx) => {
    const guide = panelGuide(await writeGuide(tx, undefined, form, context.now), context.now)
    await recordChange(tx, context, { acao: 'guia.criado', alvo: target(guide), depois: written(guide) })

    return guide
  })
}

/** Refuses `VersaoAntiga`, `CadastroInexistente`, `EnderecoOcupado` and `CamposInvalidos`. */
export async function changeGuide(
  context: RequestContext,
  { id, versao, ...form }: GuideForm & { id: number; versao: number },
): Promise<PanelGuide> {
  permit(context, 'conteudo.editar')
  await refuseUnknownListings(context, form)

  return context.db.transaction(async (tx) => {
    const before = await lockGuide(tx, id)
    const antes = panelGuide(before, context.now)
    if (before.versao !== versao) throw refuse('VersaoAntiga', { versao: before.versao, atual: antes })
    const after = await writeGuide(tx, before, form, context.now)
    const depois = panelGuide(after, context.now)
    if (after !== before)
      await recordChange(tx, context, {
        acao: 'guia.alterado',
        alvo: target(depois),
        antes: written(antes),
        depois: written(depois),
      })

    return depois
  })
}

/** Refuses `CadastroInexistente`. */
export function removeGuide(context: RequestContext, { id }: { id: number }): Promise<Record<string, never>> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    const antes = panelGuide(await lockGuide(tx, id), context.now)
    await tx.delete(guias).where(eq(guias.id, id))
    await invalidateTags(tx, [tags.guides])
    await recordChange(tx, context, { acao: 'guia.excluido', alvo: target(antes), antes: written(antes) })

    return {}
  })
}

/** Refuses `CadastroInexistente`. */
export function orderGuides(
  context: RequestContext,
  { ids }: { ids: number[] },
): Promise<Record<string, never>> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    const rows = await tx.select().from(guias).where(inArray(guias.id, ids)).orderBy(guias.id).for('update')
    if (rows.length !== new Set(ids).size) throw refuse('CadastroInexistente')
    const order = sql.join(ids, sql`, `)
    await tx
      .update(guias)
      .set({ posicao: sql`array_position(array[${order}]::integer[], ${guias.id}) - 1` })
      .where(inArray(guias.id, ids))
    await invalidateTags(tx, [tags.guides])
    await recordChange(tx, context, {
      acao: 'guias.ordenados',
      alvo: { tipo: 'guia', id: String(ids[0]), nome: 'Ordem dos guias' },
      antes: { ordem: rows.toSorted((a, b) => a.posicao - b.posicao).map(({ titulo }) => titulo) },
      depois: { ordem: ids.map((id) => rows.find((row) => row.id === id)?.titulo) },
    })

    return {}
  })
}

/** A rule may find nothing for a while, but not name a listing that does not exist. */
async function refuseUnknownListings(context: RequestContext, { blocos }: GuideForm): Promise<void> {
  const rules = blocos.flatMap((block, i) => (block.tipo === 'produtos' ? [{ i, regra: block.regra }] : []))
  const known = await knownListings(
    context,
    rules.map(({ regra }) => regra.listagem),
  )
  const campos = rules
    .filter((_, i) => !known[i])
    .map(({ i }) => ({
      campo: `blocos.${i}.regra.listagem`,
      mensagem: 'A loja não tem esta listagem. Copie o endereço de uma categoria ou marca, com os filtros.',
    }))
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
}

async function lockGuide(tx: Database, id: number): Promise<GuideRow> {
  const [row] = await tx.select().from(guias).where(eq(guias.id, id)).for('update')
  if (!row) throw refuse('CadastroInexistente')

  return row
}

/** What people enter about a guide; everything else is derived from it and from time. */
function written({
  situacao: _situacao,
  minutos: _minutos,
  atualizadoEm: _em,
  versao: _versao,
  ...words
}: PanelGuide) {
  return words
}

function target({ id, titulo }: { id: number; titulo: string }) {
  return { tipo: 'guia', id: String(id), nome: titulo }
}
