import { and, asc, eq, sql } from 'drizzle-orm'
import type { ListBrief, ListItem, PersonalList } from '#contract/cart/personal-lists.ts'
import type { ClassRef } from '#contract/customers/teaching/class-ref.ts'
import type { Subject } from '#contract/reviews/questions.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { ownClasses } from '#platform/customers/teaching/lists/own-classes.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readCart } from '../../rows.ts'
import { savedProduct } from '../../saved/saved-product.ts'
import { listsOf, type Owner, requireOwner } from './owner.ts'
import { listasPessoaisItens as items, listasPessoais as lists } from './tables.ts'

/** A session without an owner: others read a list at public prices. */
const ANONYMOUS = ''

/** The visitor's lists by name; none without a session. */
export async function listLists(context: RequestContext): Promise<{ listas: ListBrief[] }> {
  return { listas: context.sessao === null ? [] : await briefsOf(context, await requireOwner(context)) }
}

/** A product to put into one of the visitor's lists, or of the classes they teach. Refuses `ProdutoInexistente`. */
export async function listChoice(
  context: RequestContext,
  { idProduto }: { idProduto: number },
): Promise<{ produto: Subject; listas: ListBrief[]; turmas: ClassRef[] }> {
  const produto = (await productBriefs(context, [idProduto])).get(idProduto)
  if (!produto) throw refuse('ProdutoInexistente')

  return { produto, ...(await listLists(context)), turmas: await ownClasses(context) }
}

/** One of the visitor's lists with its items. Refuses `ListaInexistente`. */
export async function getList(context: RequestContext, { id }: { id: number }): Promise<PersonalList> {
  const { db, sessao } = context
  const owner = await requireOwner(context)
  const [list] = await db
    .select({ id: lists.id, nome: lists.nome, chave: lists.chave })
    .from(lists)
    .where(and(eq(lists.id, id), listsOf(owner)))
  if (!list) throw refuse('ListaInexistente')
  const outras = (await briefsOf(context, owner)).filter((other) => other.id !== id)
  const itens = await itemsOf(context, id, sessao ?? ANONYMOUS)

  return { ...list, itens, outras, turmas: await ownClasses(context) }
}

/** A list that its owner shares, with its id. Refuses `ListaInexistente`. */
export async function getSharedList(
  context: RequestContext,
  { chave }: { chave: string },
): Promise<{ id: number; nome: string; itens: ListItem[] }> {
  const [list] = await context.db
    .select({ id: lists.id, nome: lists.nome })
    .from(lists)
    .where(eq(lists.chave, chave))
  if (!list) throw refuse('ListaInexistente')

  return { ...list, itens: await itemsOf(context, list.id, ANONYMOUS) }
}

function briefsOf({ db }: RequestContext, owner: Owner): Promise<ListBrief[]> {
  return db
    .select({
      id: lists.id,
      nome: lists.nome,
      itens: sql<number>`(select count(*)::int from listas_pessoais_itens i where i.id_lista = listas_pessoais.id)`,
    })
    .from(lists)
    .where(listsOf(owner))
    .orderBy(sql`lower(${lists.nome})`, asc(lists.id))
}

/** In the order in which they were added, with current price and stock. */
async function itemsOf({ db, now }: RequestContext, id: number, sessao: string): Promise<ListItem[]> {
  const rows = await db.select().from(items).where(eq(items.idLista, id)).orderBy(asc(items.ordem))
  if (rows.length === 0) return []
  const skus = rows.map(({ idAtributoSimples }) => idAtributoSimples)
  const { catalogue } = await readCart(db, { sessao, now, chave: null, skus, produtos: [] })
  const bySku = new Map(catalogue.map((sku) => [sku.idAtributoSimples, sku]))

  return rows.map((row) => toItem(row, bySku.get(row.idAtributoSimples)))
}

function toItem(row: typeof items.$inferSelect, sku: CartSku | undefined): ListItem {
  const { idProduto, idAtributoSimples, quantidade, nota } = row

  return {
    hash: { idProduto, idAtributoSimples, idUnidadeVenda: 1, idArmazem: 1 },
    nome: sku?.nomeProduto ?? row.nome,
    quantidade,
    nota,
    produto: savedProduct(sku),
  }
}
