import { asc, eq, sql } from 'drizzle-orm'
import { Order } from '#contract/catalog/catalog.ts'
import type { PanelShowcase, ShowcaseForm } from '#contract/catalog/showcases.ts'
import { productRefs } from '#platform/catalog/product/product-refs.ts'
import { categorias, vitrineItens, vitrines } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { refuseStale } from '../refuse-stale.ts'
import { saveShowcase } from './save-showcase.ts'

type ListShowcaseLinesInput = { pagina: number; porPagina: number }

const LINE = {
  id: vitrines.id,
  hash: vitrines.hash,
  titulo: vitrines.titulo,
  ordem: vitrines.ordem,
  categoria: categorias.caminho,
}

/** Showcases, sorted by the name (`hash`) that pages use. */
export async function listShowcaseLines(
  context: RequestContext,
  { pagina, porPagina }: ListShowcaseLinesInput,
) {
  permit(context, 'catalogo.ver')
  const [rows, total] = await Promise.all([
    context.db
      .select({
        ...LINE,
        produtos: sql<number>`(select count(*)::integer from vitrine_itens i where i.id_vitrine = ${vitrines.id})`,
      })
      .from(vitrines)
      .leftJoin(categorias, eq(categorias.id, vitrines.idCategoria))
      .orderBy(asc(vitrines.hash))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.$count(vitrines),
  ])

  return {
    itens: rows.map(({ ordem, categoria, ...row }) => ({ ...row, automatica: ruleOf(ordem, categoria) })),
    total,
  }
}

/** A showcase for the form. Refuses `CadastroInexistente`. */
export function getShowcaseForm(context: RequestContext, { id }: { id: number }): Promise<PanelShowcase> {
  permit(context, 'catalogo.ver')

  return showcaseForm(context.db, id)
}

/** Creates a showcase. Refuses `EnderecoOcupado` if its name is taken. */
export function createShowcase(context: RequestContext, form: ShowcaseForm): Promise<PanelShowcase> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(vitrines)
      .values({ hash: form.hash, titulo: '', descricao: '' })
      .onConflictDoNothing()
      .returning({ id: vitrines.id })
    if (!inserted)
      throw refuse('EnderecoOcupado', { slug: form.hash }, 'Já existe uma vitrine com este nome.')
    await saveShowcase({ db: tx }, form)
    await invalidateTags(tx, [tags.showcase(form.hash)])
    const saved = await showcaseForm(tx, inserted.id)
    await recordChange(tx, context, { acao: 'vitrine.criada', alvo: targetOf(saved), depois: notedOf(saved) })

    return saved
  })
}

/** Saves a showcase that was read at `versao`. */
export function saveShowcaseForm(
  context: RequestContext,
  { id, versao, ...form }: Omit<ShowcaseForm, 'hash'> & { id: number; versao: number },
): Promise<PanelShowcase> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockShowcase(tx, id)
    refuseStale(versao, before)
    await saveShowcase({ db: tx }, { ...form, hash: before.hash })
    const saved = await showcaseForm(tx, id)
    if (saved.versao !== before.versao)
      await recordChange(tx, context, {
        acao: 'vitrine.alterada',
        alvo: targetOf(saved),
        antes: notedOf(before),
        depois: notedOf(saved),
      })

    return saved
  })
}

/** Deletes a showcase; pages that refer to it show nothing in its place. */
export async function removeShowcase(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<never, never>> {
  permit(context, 'catalogo.editar')
  await context.db.transaction(async (tx) => {
    const before = await lockShowcase(tx, id)
    await tx.delete(vitrines).where(eq(vitrines.id, id))
    await invalidateTags(tx, [tags.showcase(before.hash)])
    await recordChange(tx, context, {
      acao: 'vitrine.excluida',
      alvo: targetOf(before),
      antes: notedOf(before),
    })
  })

  return {}
}

async function lockShowcase(tx: Database, id: number): Promise<PanelShowcase> {
  await tx.select({ id: vitrines.id }).from(vitrines).where(eq(vitrines.id, id)).for('update')

  return showcaseForm(tx, id)
}

async function showcaseForm(db: Database, id: number): Promise<PanelShowcase> {
  const [row] = await db
    .select({ ...LINE, descricao: vitrines.descricao, link: vitrines.link, versao: vitrines.versao })
    .from(vitrines)
    .leftJoin(categorias, eq(categorias.id, vitrines.idCategoria))
    .where(eq(vitrines.id, id))
  if (!row) throw refuse('CadastroInexistente')
  const items = await db
    .select({ idProduto: vitrineItens.idProduto })
    .from(vitrineItens)
    .where(eq(vitrineItens.idVitrine, id))
    .orderBy(asc(vitrineItens.posicao))
  const ids = items.map(({ idProduto }) => idProduto)
  const refs = await productRefs(db, ids)
  const { ordem, categoria, ...fields } = row

  return {
    ...fields,
    automatica: ruleOf(ordem, categoria),
    produtos: ids.flatMap((idProduto) => refs.get(idProduto) ?? []),
  }
}

function ruleOf(ordem: string | null, categoria: string | null): PanelShowcase['automatica'] {
  return ordem === null ? null : { order: Order.parse(ordem), categoria }
}

function targetOf({ id, hash, titulo }: PanelShowcase) {
  return { tipo: 'vitrine', id: String(id), nome: titulo || hash }
}

function notedOf({ titulo, descricao, link, automatica, produtos }: PanelShowcase) {
  return { titulo, descricao, link, automatica, produtos: produtos.map(({ slug }) => slug) }
}
