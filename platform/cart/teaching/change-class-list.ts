import { itemProblems } from '#domain/customer/teaching/list-fields.ts'
import { type ListedItem, needOf, type SizedSku } from '#domain/customer/teaching/need.ts'
import { MAX_ITEM_UNITS } from '#domain/customer/teaching/teaching-account.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { findShownSku } from '#platform/catalog/product/skus/find-shown-sku.ts'
import { skuNames } from '#platform/catalog/product/skus/sku-names.ts'
import {
  addItems,
  type NewItem,
  productProblem,
  saveItem,
} from '#platform/customers/teaching/lists/change-items.ts'
import { savePupil } from '#platform/customers/teaching/lists/change-pupils.ts'
import { ownList } from '#platform/customers/teaching/lists/own-list.ts'
import { readTeachingList } from '#platform/customers/teaching/read-list.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openCart } from '../open-cart.ts'
import { getList } from '../wishlist/lists/read-lists.ts'
import { goodsOfList } from './goods-of-list.ts'

/**
 * Adds a product by the address of its page, a SKU or a barcode; of a product with one variant, that is chosen. Refuses
 * as `changeOwnList` does, and `CamposInvalidos` (`produto`).
 */
export async function addProduct(
  context: RequestContext,
  { id, produto }: { id: string; produto: string },
): Promise<void> {
  const found = await findShownSku(context.db, produto)
  if (!found)
    throw productProblem('Não encontramos este produto. Cole o endereço da página dele, ou escreva o SKU.')

  await addItems(context, id, [{ ...found, quantidade: 1 }])
}

/**
 * Adds a product that was chosen at its page. Refuses as `addProduct` does, also a variant of another product, and
 * `CamposInvalidos` (`nota`).
 */
export async function addChosen(
  context: RequestContext,
  { id, nota: typed, ...item }: NewItem & { id: string; nota: string },
): Promise<void> {
  const nota = oneLine(typed)
  const campos = itemProblems({ quantidade: item.quantidade, nota })
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
  const { db } = context
  const isShown = (await productBriefs(context, [item.idProduto])).has(item.idProduto)
  if (!isShown || (item.idSku !== null && !(await isSkuOf(db, item.idProduto, item.idSku))))
    throw productProblem('Este produto, ou esta opção, não está mais à venda.')

  await addItems(context, id, [{ ...item, nota }])
}

/** Adds what one of the visitor's own lists has and the shop still sells. Refuses as `addProduct` does. */
export async function addFromList(
  context: RequestContext,
  { id, lista }: { id: string; lista: number },
): Promise<void> {
  await ownList(context, id)
  const { itens } = await getList(context, { id: lista })
  const goods = itens.filter(({ produto }) => produto !== null)
  if (goods.length === 0) throw productProblem('Esta lista está vazia.')

  await addItems(
    context,
    id,
    goods.map(({ hash, quantidade, nota }) => ({
      idProduto: hash.idProduto,
      idSku: hash.idAtributoSimples,
      quantidade: Math.min(quantidade, MAX_ITEM_UNITS),
      nota,
    })),
  )
}

/** Adds what is in the visitor's cart, except single pieces. Refuses as `addProduct` does. */
export async function addFromCart(context: RequestContext, { id }: { id: string }): Promise<void> {
  await ownList(context, id)
  const { sessao } = context
  const lines =
    sessao === null ? [] : (await openCart(context, { sessao, chave: null, skus: [], produtos: [] })).lines
  const goods = lines.filter(({ retencao }) => retencao === null)
  if (goods.length === 0) throw productProblem('A sua sacola está vazia.')

  await addItems(
    context,
    id,
    goods.map(({ idProduto, idAtributoSimples, quantidade }) => ({
      idProduto,
      idSku: idAtributoSimples,
      quantidade: Math.min(quantidade, MAX_ITEM_UNITS),
    })),
  )
}

/** Changes what a list says of a product. Refuses as `saveItem` of the list does. */
export function changeItem(context: RequestContext, input: Parameters<typeof saveItem>[1]): Promise<void> {
  return saveItem(context, input, isSkuOf)
}

async function isSkuOf(db: Database, idProduto: number, idSku: number): Promise<boolean> {
  return (await skuNames(db, [idSku])).get(idSku)?.produto.id === idProduto
}

/**
 * Changes a pupil, and what is only theirs: only what differs from what the list says is stored, so that it follows the
 * list. Refuses as `savePupil` does.
 */
export async function changePupil(
  context: RequestContext,
  input: Parameters<typeof savePupil>[1],
): Promise<void> {
  await ownList(context, input.id)
  const list = await readTeachingList(context.db, input.id)
  const items = list?.itens ?? []
  const goods = await goodsOfList(
    context,
    items.map(({ idProduto }) => idProduto),
  )
  const listed = items.map((item) => ({
    ...item,
    skus: goods.get(item.idProduto)?.skus ?? [],
    chosen: list?.escolhas.find((one) => one.idAluno === input.aluno && one.idItem === item.id)?.idSku,
  }))

  await savePupil(context, {
    ...input,
    escolhas: input.escolhas.flatMap((choice) => ownChoice(listed, input.tamanho, choice)),
  })
}

type Choice = { idItem: number; idSku: number | null; quantidade: number }
type Item = ListedItem & { id: number; skus: readonly SizedSku[]; chosen: number | null | undefined }

/** A choice as far as it differs from what the list says; none if it doesn't. */
function ownChoice(items: readonly Item[], tamanho: string, choice: Choice): Choice[] {
  const item = items.find(({ id }) => id === choice.idItem)
  if (!item) return []
  const { skus, chosen } = item
  const listed = needOf(item, undefined, { tamanho, skus })
  // A chosen variant that left the store stays until another is chosen: the list's may be another size.
  const isKnown = choice.idSku === chosen || skus.some(({ idSku }) => idSku === choice.idSku)
  const isOther = choice.idSku !== listed.idSku && isKnown
  if (!isOther && choice.quantidade === listed.quantidade) return []

  return [{ ...choice, idSku: isOther ? choice.idSku : null }]
}
