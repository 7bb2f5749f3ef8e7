import type { OwnPlace, Place } from '#contract/reviews/queue.ts'
import { getCart } from '#platform/cart/get-cart.ts'
import { addItems } from '#platform/cart/items/add-items.ts'
import { ensureCart } from '#platform/cart/ownership/ensure-cart.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { bindHold, endHold, findHolds } from '#platform/catalog/stock/waiting/holds/holds.ts'
import type { PlaceRow } from '#platform/catalog/stock/waiting/places.ts'
import {
  confirmPlace,
  findPlace,
  hasUnitReserved,
  leavePlace,
  numbersOfPlaces,
  placesOfAddress,
} from '#platform/catalog/stock/waiting/places.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { placeKey } from './place-key.ts'

type PlaceAccess = { id: number; chave: string }

/** The place with this id, for the holder of its key. Refuses `ChaveInvalida` to everybody else. */
async function openPlace(context: RequestContext, { id, chave }: PlaceAccess): Promise<PlaceRow> {
  const place = await findPlace(context.db, id)
  if (!place || !sameSecret(chave, placeKey(context, place))) throw refuse('ChaveInvalida')

  return place
}

/** A place in the queue, as its holder sees it. Refuses `ChaveInvalida`. */
export async function getPlace(context: RequestContext, access: PlaceAccess): Promise<Place> {
  const place = await openPlace(context, access)
  const [shown] = await toPlaces(context, [place])
  if (!shown) throw refuse('ChaveInvalida')

  return shown
}

/**
 * The places of the logged-in customer's address: what they wait for, with their number, and what is held for them,
 * each with the key of its link. Refuses `LoginNecessario`.
 */
export async function listOwnPlaces(context: RequestContext): Promise<{ itens: OwnPlace[] }> {
  await requireCustomer(context)
  const { email } = await getUser(context)
  const places = await placesOfAddress(context.db, email.toLowerCase())

  return { itens: await toPlaces(context, places) }
}

/** As their holders see them; without what the shop doesn't show. */
async function toPlaces(context: RequestContext, places: readonly PlaceRow[]): Promise<OwnPlace[]> {
  const ids = places.map(({ id }) => id)
  const briefs = await productBriefs(context, [...new Set(places.map(({ idProduto }) => idProduto))])
  const holds = await findHolds(context.db, ids)
  const numbers = await numbersOfPlaces(context.db, ids)

  return places.flatMap((place) => {
    const produto = briefs.get(place.idProduto)
    const sku = produto?.skus.find(({ id }) => id === place.idSku)
    if (!produto || !sku) return []

    return {
      id: place.id,
      chave: placeKey(context, place),
      produto: { nome: produto.nome, url: produto.url + sku.selecao, imagem: produto.imagem },
      opcao: sku.nome,
      previsaoReposicao: sku.previsaoReposicao,
      ...situationOf(place, holds.get(place.id)),
      lugar: numbers.get(place.id) ?? 1,
    }
  })
}

function situationOf(
  { confirmadoEm, avisadoEm }: PlaceRow,
  hold: { ate: Date | null } | undefined,
): Pick<Place, 'situacao' | 'reservadoAte'> {
  if (hold) return { situacao: 'reservado', reservadoAte: hold.ate?.toISOString() ?? null }
  if (avisadoEm !== null) return { situacao: 'avisado', reservadoAte: null }

  return { situacao: confirmadoEm === null ? 'aConfirmar' : 'esperando', reservadoAte: null }
}

/**
 * Puts the unit that is held for a place into the visitor's cart: only this cart can buy it. Refuses `ChaveInvalida`,
 * `EstoqueInsuficiente` once the hold is over, and what adding to a cart refuses.
 */
export async function takeUnit(context: RequestContext, access: PlaceAccess) {
  const { id, idProduto, idSku } = await openPlace(context, access)
  const carrinho = await ensureCart(context)
  if (!(await bindHold(context.db, { idAviso: id, carrinho })))
    throw refuse(
      'EstoqueInsuficiente',
      { disponivel: 0 },
      'Esta reserva terminou, e a unidade passou adiante.',
    )
  const { itens } = await getCart(context)
  if (!itens.some((item) => item.hash.idAtributoSimples === idSku))
    await addItems(context, { itens: [{ idProduto, idAtributoSimples: idSku, quantidade: 1 }] })

  return { mensagens: [{ tipo: 'sucesso' as const, mensagem: 'A unidade reservada está na sua sacola.' }] }
}

/**
 * Confirms a place by the link of its mail; it counts from then on. Refuses `ChaveInvalida`; and, for a place that doesn't
 * count yet, `ProdutoAVenda` once the SKU is in stock and `UnidadeJaReservada` if the address has one: either would take a
 * unit off the sale.
 */
export async function confirmOwnPlace(context: RequestContext, access: PlaceAccess): Promise<Place> {
  const { id, confirmadoEm, idProduto, idSku, email } = await openPlace(context, access)
  if (confirmadoEm !== null) return getPlace(context, access)
  const sku = (await productBriefs(context, [idProduto])).get(idProduto)?.skus.find((one) => one.id === idSku)
  if (sku && sku.estoque > 0) throw refuse('ProdutoAVenda')
  if (await hasUnitReserved(context.db, { idSku, email })) throw refuse('UnidadeJaReservada')
  await confirmPlace(context.db, { id, now: context.now })

  return getPlace(context, access)
}

/** Gives a place up; a unit that was held goes to whoever is next. Refuses `ChaveInvalida`, also the second time. */
export async function leaveOwnPlace(context: RequestContext, access: PlaceAccess) {
  const { id } = await openPlace(context, access)
  await context.db.transaction(async (tx) => {
    await endHold(tx, id)
    await leavePlace(tx, id)
  })

  return {
    mensagens: [{ tipo: 'sucesso' as const, mensagem: 'Pronto: você saiu da fila e não recebe este aviso.' }],
  }
}
