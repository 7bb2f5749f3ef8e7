import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { itemProblems } from '#domain/customer/teaching/list-fields.ts'
import { MAX_LIST_ITEMS } from '#domain/customer/teaching/teaching-account.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listasCompras as compras, listasItens as itens } from '../tables.ts'
import { changeOwnList } from './own-list.ts'

export type NewItem = { idProduto: number; idSku: number | null; quantidade: number; nota?: string }

/**
 * Adds products that the list doesn't have. Refuses as `changeOwnList` does, and `CamposInvalidos` (`produto`) if nothing
 * is new or there is no room for all.
 */
export function addItems(context: RequestContext, id: string, items: readonly NewItem[]): Promise<void> {
  return changeOwnList(context, id, async (tx) => {
    const before = await tx
      .select({ idProduto: itens.idProduto, posicao: itens.posicao })
      .from(itens)
      .where(eq(itens.idLista, id))
    const known = new Set(before.map(({ idProduto }) => idProduto))
    const added = [...new Map(items.map((item) => [item.idProduto, item])).values()].filter(
      ({ idProduto }) => !known.has(idProduto),
    )
    if (added.length === 0) throw productProblem('Isto já está na lista.')
    if (before.length + added.length > MAX_LIST_ITEMS)
      throw productProblem(`Uma lista tem até ${MAX_LIST_ITEMS} produtos.`)
    const end = Math.max(-1, ...before.map(({ posicao }) => posicao)) + 1
    await tx.insert(itens).values(added.map((item, i) => ({ idLista: id, posicao: end + i, ...item })))
  })
}

type SaveItemInput = {
  id: string
  item: number
  idSku: number | null
  quantidade: number
  obrigatorio: boolean
  nota: string
}

/**
 * Changes what a list says of a product. `hasSku` says whether a SKU is the product's. Refuses as `changeOwnList` does,
 * `ListaInexistente` for another list's item, and `CamposInvalidos`.
 */
export function saveItem(
  context: RequestContext,
  { id, item, nota: typed, ...fields }: SaveItemInput,
  hasSku: (tx: Database, idProduto: number, idSku: number) => Promise<boolean>,
): Promise<void> {
  const nota = oneLine(typed)
  const campos = itemProblems({ quantidade: fields.quantidade, nota })
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })

  return changeOwnList(context, id, async (tx) => {
    const [row] = await tx
      .select({ idProduto: itens.idProduto, idSku: itens.idSku })
      .from(itens)
      .where(isOf(id, item))
    if (!row) throw noSuchItem()
    // A variant that left the store stays until another is chosen.
    const isNew = fields.idSku !== row.idSku
    if (isNew && fields.idSku !== null && !(await hasSku(tx, row.idProduto, fields.idSku)))
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'idSku', mensagem: 'Esta opção não existe mais. Escolha outra.' }],
      })
    await tx
      .update(itens)
      .set({ nota, ...fields })
      .where(isOf(id, item))
  })
}

/** Moves a product one place up or down; at the end it stays. Refuses as `removeItem` does. */
export function placeItem(
  context: RequestContext,
  { id, item, para }: { id: string; item: number; para: 'acima' | 'abaixo' },
): Promise<void> {
  return changeOwnList(context, id, async (tx) => {
    const rows = await tx
      .select({ id: itens.id })
      .from(itens)
      .where(eq(itens.idLista, id))
      .orderBy(asc(itens.posicao), asc(itens.id))
    const order = rows.map((row) => row.id)
    const from = order.indexOf(item)
    if (from === -1) throw noSuchItem()
    const to = para === 'acima' ? from - 1 : from + 1
    if (order[to] === undefined) return
    order.splice(from, 1)
    order.splice(to, 0, item)
    await tx.execute(sql`
      update listas_itens set posicao = place.n - 1
      from jsonb_array_elements_text(${JSON.stringify(order)}::jsonb) with ordinality as place(id, n)
      where listas_itens.id = place.id::integer`)
  })
}

/**
 * Takes a product off a list. Refuses as `saveItem` does, and `ListaComPedidos` while units of it are ordered: put back,
 * it would be bought a second time.
 */
export function removeItem(
  context: RequestContext,
  { id, item }: { id: string; item: number },
): Promise<void> {
  return changeOwnList(context, id, async (tx) => {
    const ordered = and(eq(compras.idItem, item), eq(compras.idLista, id), ne(compras.situacao, 'cancelada'))
    if ((await tx.$count(compras, ordered)) > 0)
      throw refuse(
        'ListaComPedidos',
        undefined,
        'Alguém já pediu este produto: ele fica na lista, para ninguém comprar duas vezes. Se ele não é mais preciso, tire a marca “Todos precisam ter” e diga isso na nota.',
      )
    const removed = await tx.delete(itens).where(isOf(id, item)).returning({ id: itens.id })
    if (removed.length === 0) throw noSuchItem()
  })
}

/** Why nothing was added. */
export function productProblem(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'produto', mensagem }] })
}

function isOf(id: string, item: number) {
  return and(eq(itens.id, item), eq(itens.idLista, id))
}

function noSuchItem() {
  return refuse('ListaInexistente', undefined, 'Este produto não está mais na lista.')
}
