import { and, eq } from 'drizzle-orm'
import { itemProblems } from '#domain/customer/teaching/list-fields.ts'
import { MAX_LIST_ITEMS } from '#domain/customer/teaching/teaching-account.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listasItens as itens } from '../tables.ts'
import { changeOwnList } from './own-list.ts'

export type NewItem = { idProduto: number; idSku: number | null; quantidade: number }

/**
 * Adds products that the list doesn't have. Refuses as `changeOwnList` does, and `CamposInvalidos` (`produto`) if nothing
 * is new or there is no room for all.
 */
export function addItems(context: RequestContext, id: string, items: readonly NewItem[]): Promise<void> {
  return changeOwnList(context, id, async (tx) => {
    const before = await tx.select({ idProduto: itens.idProduto }).from(itens).where(eq(itens.idLista, id))
    const known = new Set(before.map(({ idProduto }) => idProduto))
    const added = [...new Map(items.map((item) => [item.idProduto, item])).values()].filter(
      ({ idProduto }) => !known.has(idProduto),
    )
    if (added.length === 0) throw productProblem('Isto já está na lista.')
    if (before.length + added.length > MAX_LIST_ITEMS)
      throw productProblem(`Uma lista tem até ${MAX_LIST_ITEMS} produtos.`)
    await tx
      .insert(itens)
      .values(added.map((item, i) => ({ idLista: id, posicao: before.length + i, ...item })))
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
    const [row] = await tx.select({ idProduto: itens.idProduto }).from(itens).where(isOf(id, item))
    if (!row) throw noSuchItem()
    if (fields.idSku !== null && !(await hasSku(tx, row.idProduto, fields.idSku)))
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'idSku', mensagem: 'Esta opção não existe mais. Escolha outra.' }],
      })
    await tx
      .update(itens)
      .set({ nota, ...fields })
      .where(isOf(id, item))
  })
}

/** Takes a product off a list. Refuses as `saveItem` does. */
export function removeItem(
  context: RequestContext,
  { id, item }: { id: string; item: number },
): Promise<void> {
  return changeOwnList(context, id, async (tx) => {
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
