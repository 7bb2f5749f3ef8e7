import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { PanelService, ServiceForm, ServiceLine } from '#contract/orders/workshop/services.ts'
import { findCategories } from '#platform/catalog/collections/find-choices.ts'
import { refuseStale } from '#platform/catalog/collections/refuse-stale.ts'
import { categorias } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { servicos } from '../tables.ts'

/** The services of the workshop, in the order in which shoppers see them. */
export async function listServices(context: RequestContext): Promise<{ itens: ServiceLine[] }> {
  permit(context, 'configuracao.ver')

  return { itens: await serviceLines(context.db) }
}

/** A service for the form. Refuses `CadastroInexistente`. */
export function getService(context: RequestContext, { id }: { id: number }): Promise<PanelService> {
  permit(context, 'configuracao.ver')

  return panelService(context.db, id)
}

/** Creates a service, after all others. */
export function createService(context: RequestContext, form: ServiceForm): Promise<PanelService> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(servicos)
      .values({
        ...form,
        posicao: sql`(select coalesce(max(posicao), 0) + 1 from servicos)`,
        criadoEm: context.now,
        alteradoEm: context.now,
      })
      .returning({ id: servicos.id })
    const saved = await panelService(tx, inserted?.id ?? 0)
    await recordChange(tx, context, {
      acao: 'servico.criado',
      alvo: targetOf(saved),
      depois: notedOf(saved),
    })
    await invalidateTags(tx, [tags.services])

    return saved
  })
}

/** Saves a service that was read at `versao`. What was agreed in orders stays. Refuses `VersaoAntiga`. */
export function saveService(
  context: RequestContext,
  { id, versao, ...form }: ServiceForm & { id: number; versao: number },
): Promise<PanelService> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    await tx.select({ id: servicos.id }).from(servicos).where(eq(servicos.id, id)).for('update')
    const before = await panelService(tx, id)
    refuseStale(versao, before)
    await tx
      .update(servicos)
      .set({ ...form, versao: versao + 1, alteradoEm: context.now })
      .where(eq(servicos.id, id))
    const saved = await panelService(tx, id)
    await recordChange(tx, context, {
      acao: 'servico.alterado',
      alvo: targetOf(saved),
      antes: notedOf(before),
      depois: notedOf(saved),
    })
    await invalidateTags(tx, [tags.services])

    return saved
  })
}

/** Changes the order of services; those that `ids` does not name follow in their present order. */
export function sortServices(
  context: RequestContext,
  { ids }: { ids: number[] },
): Promise<{ itens: ServiceLine[] }> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    const before = await tx
      .select({ id: servicos.id, nome: servicos.nome })
      .from(servicos)
      .orderBy(asc(servicos.posicao), asc(servicos.id))
      .for('update')
    const place = new Map(ids.map((id, i) => [id, i]))
    const after = before.toSorted((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length))
    for (const [posicao, { id }] of after.entries())
      await tx.update(servicos).set({ posicao }).where(eq(servicos.id, id))
    await recordChange(tx, context, {
      acao: 'servico.ordenado',
      alvo: { tipo: 'servico', id: '', nome: 'Serviços da oficina' },
      antes: { ordem: before.map(({ nome }) => nome) },
      depois: { ordem: after.map(({ nome }) => nome) },
    })
    await invalidateTags(tx, [tags.services])

    return { itens: await serviceLines(tx) }
  })
}

async function serviceLines(db: Database): Promise<ServiceLine[]> {
  const rows = await db.select().from(servicos).orderBy(asc(servicos.posicao), asc(servicos.id))
  const ids = [...new Set(rows.flatMap((row) => row.categorias))]
  const names = await db
    .select({ id: categorias.id, nome: categorias.nome })
    .from(categorias)
    .where(inArray(categorias.id, ids))
  const nameOf = new Map(names.map(({ id, nome }) => [id, nome]))

  return rows.map(({ id, nome, preco, minutos, dias, ativo, versao, categorias: own }) => ({
    id,
    nome,
    preco,
    minutos,
    dias,
    ativo,
    versao,
    categorias: own.flatMap((category) => nameOf.get(category) ?? []),
  }))
}

async function panelService(db: Database, id: number): Promise<PanelService> {
  const [row] = await db.select().from(servicos).where(eq(servicos.id, id))
  if (!row) throw refuse('CadastroInexistente')
  const { nome, descricao, preco, minutos, dias, perguntas, ativo, versao } = row

  return {
    id,
    nome,
    descricao,
    preco,
    minutos,
    dias,
    perguntas,
    ativo,
    versao,
    // Of deleted categories nothing is left to choose.
    categorias: await findCategories({ db }, { busca: '', ids: row.categorias }),
  }
}

function targetOf({ id, nome }: PanelService) {
  return { tipo: 'servico', id: String(id), nome }
}

function notedOf({ nome, descricao, preco, minutos, dias, categorias: own, perguntas, ativo }: PanelService) {
  return {
    nome,
    descricao,
    preco,
    minutos,
    dias,
    ativo,
    categorias: own.map((category) => category.nome),
    perguntas: perguntas.map(({ rotulo, opcoes }) =>
      opcoes.length === 0 ? rotulo : `${rotulo}: ${opcoes.map((option) => option.rotulo).join(', ')}`,
    ),
  }
}
