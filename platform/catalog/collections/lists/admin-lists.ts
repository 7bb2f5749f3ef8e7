import { asc, desc, eq, sql } from 'drizzle-orm'
import type { ListForm, PanelList } from '#contract/catalog/lists.ts'
import { plainText } from '#domain/format/plain-text.ts'
import { moveRedirect } from '#platform/catalog/addresses/move-redirect.ts'
import { productRefs } from '#platform/catalog/product/product-refs.ts'
import { containing } from '#platform/catalog/stock/stock-level-rows.ts'
import { listaItens, listas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { refuseStale } from '../refuse-stale.ts'
import { saveList } from './save-list.ts'

type ListListLinesInput = { pagina: number; porPagina: number; busca: string }

/** Product lists, newest first. */
export async function listListLines(
  context: RequestContext,
  { pagina, porPagina, busca }: ListListLinesInput,
) {
  permit(context, 'catalogo.ver')
  const where =
    busca === '' ? undefined : sql`without_accents(${listas.titulo}) like ${containing(plainText(busca))}`
  const [itens, total] = await Promise.all([
    context.db
      .select({
        id: listas.id,
        slug: listas.slug,
        titulo: listas.titulo,
        produtos: sql<number>`(select count(*)::integer from lista_itens i where i.id_lista = ${listas.id})`,
      })
      .from(listas)
      .where(where)
      .orderBy(desc(listas.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.$count(listas, where),
  ])

  return { itens, total }
}

/** A list for the form. Refuses `CadastroInexistente`. */
export function getListForm(context: RequestContext, { id }: { id: number }): Promise<PanelList> {
  permit(context, 'catalogo.ver')

  return listForm(context.db, id)
}

/** Creates a list. Refuses `EnderecoOcupado` if its slug is taken. */
export function createList(context: RequestContext, form: ListForm): Promise<PanelList> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(listas)
      .values({ slug: form.slug, titulo: form.titulo, descricao: '' })
      .onConflictDoNothing()
      .returning({ id: listas.id })
    if (!inserted) throw refuse('EnderecoOcupado', { slug: form.slug })
    await saveList({ db: tx }, form)
    await invalidateTags(tx, [tags.lists, tags.address(`/lista/${form.slug}`)])
    const saved = await listForm(tx, inserted.id)
    await recordChange(tx, context, { acao: 'lista.criada', alvo: targetOf(saved), depois: notedOf(saved) })

    return saved
  })
}

/** Saves a list that was read at `versao`; its old address redirects to the new one. */
export function saveListForm(
  context: RequestContext,
  { id, versao, ...form }: ListForm & { id: number; versao: number },
): Promise<PanelList> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockList(tx, id)
    refuseStale(versao, before)
    if (form.slug !== before.slug) await renameList(tx, before, form.slug)
    await saveList({ db: tx }, form)
    const saved = await listForm(tx, id)
    if (saved.versao !== before.versao)
      await recordChange(tx, context, {
        acao: 'lista.alterada',
        alvo: targetOf(saved),
        antes: notedOf(before),
        depois: notedOf(saved),
      })

    return saved
  })
}

/** Deletes a list. */
export async function removeList(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<never, never>> {
  permit(context, 'catalogo.editar')
  await context.db.transaction(async (tx) => {
    const before = await lockList(tx, id)
    await tx.delete(listas).where(eq(listas.id, id))
    await invalidateTags(tx, [tags.lists, tags.list(id), tags.address(`/lista/${before.slug}`)])
    await recordChange(tx, context, {
      acao: 'lista.excluida',
      alvo: targetOf(before),
      antes: notedOf(before),
    })
  })

  return {}
}

async function lockList(tx: Database, id: number): Promise<PanelList> {
  await tx.select({ id: listas.id }).from(listas).where(eq(listas.id, id)).for('update')

  return listForm(tx, id)
}

async function renameList(tx: Database, { id, slug }: PanelList, to: string) {
  if ((await tx.$count(listas, eq(listas.slug, to))) > 0) throw refuse('EnderecoOcupado', { slug: to })
  await tx
    .update(listas)
    .set({ slug: to, versao: sql`${listas.versao} + 1` })
    .where(eq(listas.id, id))
  await moveRedirect(tx, `/lista/${slug}`, `/lista/${to}`)
  await invalidateTags(tx, [tags.lists, tags.list(id)])
}

async function listForm(db: Database, id: number): Promise<PanelList> {
  const [row] = await db.select().from(listas).where(eq(listas.id, id))
  if (!row) throw refuse('CadastroInexistente')
  const items = await db
    .select()
    .from(listaItens)
    .where(eq(listaItens.idLista, id))
    .orderBy(asc(listaItens.posicao))
  const refs = await productRefs(
    db,
    items.map(({ idProduto }) => idProduto),
  )
  const { slug, titulo, descricao, versao } = row

  return {
    id,
    slug,
    titulo,
    descricao,
    versao,
    itens: items.flatMap(({ idProduto, quantidade }) => {
      const produto = refs.get(idProduto)
      return produto ? [{ produto, quantidade }] : []
    }),
  }
}

function targetOf({ id, titulo }: PanelList) {
  return { tipo: 'lista', id: String(id), nome: titulo }
}

function notedOf({ slug, titulo, descricao, itens }: PanelList) {
  return {
    slug,
    titulo,
    descricao,
    itens: itens.map(({ produto, quantidade }) => `${quantidade} × ${produto.slug}`),
  }
}
