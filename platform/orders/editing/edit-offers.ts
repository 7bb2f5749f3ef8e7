import { creditIn, discountOf, teachingCreditIn } from '#domain/cart/adjustment.ts'
import type { CartOffers } from '#domain/cart/cart-totals.ts'
import type { ListedUnits } from '#domain/cart/teaching/list-discount.ts'
import type { TradeInCredit } from '#domain/cart/trade-in-credit.ts'
import type { ByHand } from '#domain/order/changes/price-edit.ts'
import { purchasesOf } from '#platform/customers/teaching/purchases/purchases.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findAgreedOffers } from '#platform/marketing/promotions/find-agreed-offers.ts'
import { listActivePromotions } from '#platform/marketing/promotions/list-active-promotions.ts'
import { countPromotionUses } from '#platform/marketing/promotions/uses/count-promotion-uses.ts'
import { hasBought } from '../buyer/has-bought.ts'
import type { OrderRows } from '../rows.ts'

/**
 * The offers that apply to an edited order: those that it has, which were agreed (`agreedOffer`), and today's
 * promotions for this buyer and this destination state.
 */
export async function editOffers(
  context: RequestContext,
  rows: OrderRows,
  uf: string | null,
): Promise<Omit<CartOffers, 'manual' | 'combinacoes'>> {
  const { settings, now } = context
  const { id, idCliente, cupom: codigo, comprador } = rows.pedido
  const buyer = { idCliente, documento: comprador.documento }
  const agreed = await findAgreedOffers(context, { ids: promotionsOf(rows), codigo })
  const today = await listActivePromotions(context)
  const others = today.filter((offer) => !agreed.promocoes.some((one) => one.id === offer.id))

  return {
    promocoes: [...agreed.promocoes, ...others],
    cupom: agreed.cupom,
    comprador: {
      logado: idCliente !== null,
      primeiraCompra: !(await hasBought(context, { ...buyer, alemDe: id })),
      usos: await countPromotionUses(context, buyer),
      uf,
    },
    settings,
    now,
    trocas: creditsInOrder(rows),
    listas: await listsInOrder(context, rows),
    creditoEnsino: rows.itens.reduce((sum, { ajustes }) => sum + teachingCreditIn(ajustes), 0),
  }
}

/** The units that lists made cheaper, as agreed. */
async function listsInOrder({ db }: RequestContext, { pedido, itens }: OrderRows): Promise<ListedUnits[]> {
  const sources = itens.flatMap(({ ajustes }) => ajustes.filter(({ tipo }) => tipo === 'lista'))
  if (sources.length === 0) return []
  const purchases = await purchasesOf(db, pedido.id)

  return purchases.map(({ idLista, idSku, quantidade, desconto }) => ({
    idLista,
    idSku,
    quantidade,
    percentual: desconto,
    label: sources.find(({ origem }) => origem === idLista)?.label ?? '',
  }))
}

/** The credits that the order uses, each for the goods that it paid for: they stay while those do. */
function creditsInOrder({ itens }: OrderRows): TradeInCredit[] {
  return itens.flatMap(({ idSku, ajustes }) =>
    ajustes
      .filter(({ tipo }) => tipo === 'troca')
      .map(({ origem, label, valor }) => ({ id: origem, label, valor: -valor, skus: [idSku] })),
  )
}

/** The manual discount given when the order was sold; null if there was none. */
export function manualDiscountOf({ itens }: OrderRows): ByHand | null {
  const byHand = itens.flatMap(({ ajustes }) => ajustes.filter(({ tipo }) => tipo === 'manual'))
  const [first] = byHand
  if (!first) return null
  const valor = discountOf(byHand)

  const credit = itens.reduce((sum, { ajustes }) => sum + creditIn(ajustes) + teachingCreditIn(ajustes), 0)

  return { valor, base: itens.reduce((sum, { total }) => sum + total, valor + credit), por: first.origem }
}

/** The ids of the promotions that discounted the goods or the freight. */
function promotionsOf({ pedido, itens }: OrderRows): number[] {
  const sources = [...pedido.frete.ajustes, ...itens.flatMap(({ ajustes }) => ajustes)]

  return sources.flatMap(({ tipo, origem }) =>
    tipo === 'promocao' && Number.isSafeInteger(Number(origem)) ? [Number(origem)] : [],
  )
}
