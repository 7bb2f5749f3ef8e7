import type { CartNotification } from '#domain/cart/cart-notification.ts'
import { type CartOffers, type CartTotals, cartTotals } from '#domain/cart/cart-totals.ts'
import { repairLines } from '#domain/cart/repair-lines.ts'
import { unitsInLines } from '#domain/cart/teaching/pupil-units.ts'
import { couponRefusal } from '#domain/promotions/coupon-refusal.ts'
import { type Buyer, UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import { storeFreeFreight } from '#domain/shipping/free-freight.ts'
import { repairServices } from '#domain/workshop/line-services.ts'
import type { LineService } from '#domain/workshop/service.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { type CartUnits, discountedUnits } from '#platform/customers/teaching/purchases/cart-units.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findCoupon } from '#platform/marketing/promotions/find-coupon.ts'
import { countPromotionUses } from '#platform/marketing/promotions/uses/count-promotion-uses.ts'
import { creditsForSkus } from './offers/trade-in-credits.ts'
import { type RefusedHolds, refusedHolds } from './pieces/refused-holds.ts'
import { type CartQuestion, type CartRow, readCart } from './rows.ts'

/** A SKU in the cart, with its current price and stock, and what the workshop does to it. */
export type CartLine = CartSku & { quantidade: number; servicos?: readonly LineService[] }

/** A cart at the time of the request: its available lines, and notifications of what has changed. */
export type OpenCart = {
  row: CartRow
  /** Catalogue data of the SKUs in the cart and in the request. */
  catalogue: CartSku[]
  lines: CartLine[]
  /** The units of the lines that are for pupils of teachers' lists. */
  alunos: CartUnits[]
  notifications: CartNotification[]
  /** Those of the request's pieces that can't be held once more. */
  refusedHolds: RefusedHolds
  /** The code of the stored coupon. */
  cupom: string | null
  /** Everything that may change prices, except the coupon and teachers' lists. */
  offers: Omit<CartOffers, 'cupom' | 'listas'>
}

/**
 * Reads a cart with the catalogue and marketing data that it needs. Writes nothing. `documento` is the buyer's CPF or
 * CNPJ, if known: limits per customer count by it, too.
 */
export async function openCart(
  context: RequestContext,
  question: Omit<CartQuestion, 'now'>,
  documento: string | null = null,
): Promise<OpenCart> {
  const { db, settings, now } = context
  const row = await readCart(db, { ...question, now })
  const repaired = repairLines(row.itens, new Map(row.catalogue.map((sku) => [sku.idAtributoSimples, sku])))
  const { lines, notifications } = repairServices(repaired.lines, row.servicos)
  // One after the other, since both may be in a transaction; few have credits, and the others are not looked for.
  const comprador = await buyerOf(context, row, documento)
  const trocas = await creditsForSkus(context, row.trocas, row.catalogue)
  const { promocoes, combinacoes, manual } = row
  const offers = {
    promocoes,
    combinacoes,
    manual,
    trocas,
    creditoEnsino: row.creditoEnsino,
    settings,
    now,
    comprador,
    freteGratis: storeFreeFreight(settings.sistema),
  }

  return {
    row,
    catalogue: row.catalogue,
    lines,
    alunos: unitsInLines(row.alunos, lines),
    notifications: [...repaired.notifications, ...notifications],
    refusedHolds: await refusedHolds(context, {
      sessao: question.sessao,
      pieces: row.catalogue.filter((sku) => isToHold(sku, question)).map((sku) => sku.idAtributoSimples),
    }),
    cupom: row.cupom,
    offers,
  }
}

/** Whether a request is about a piece that nobody holds. */
function isToHold(
  { idAtributoSimples, idProduto, retencao }: CartSku,
  { skus, produtos }: Pick<CartQuestion, 'skus' | 'produtos'>,
): boolean {
  return retencao?.ate === null && (skus.includes(idAtributoSimples) || produtos.includes(idProduto))
}

/** The cart with this destination state. */
export function goingTo<Cart extends Pick<OpenCart, 'offers'>>(cart: Cart, uf: string | null): Cart {
  const { offers } = cart

  return { ...cart, offers: { ...offers, comprador: { ...offers.comprador, uf } } }
}

/** The totals of these lines with this coupon, or the reason why it does not apply. */
export async function totalsOf(
  context: RequestContext,
  { lines, cupom, offers, alunos }: Pick<OpenCart, 'lines' | 'cupom' | 'offers' | 'alunos'>,
): Promise<CartTotals<CartLine>> {
  const listas = discountedUnits(alunos, context.now)
  if (cupom === null) return cartTotals(lines, { ...offers, listas, cupom: null })
  const coupon = await findCoupon(context, cupom)
  const totals = cartTotals(lines, { ...offers, listas, cupom: coupon })

  return coupon ? totals : { ...totals, recusaCupom: couponRefusal(null, lines, offers) }
}

/**
 * Skips the query of promotion uses for guests without a limited offer in the cart; customers may be about to use a
 * coupon.
 */
async function buyerOf(context: RequestContext, row: CartRow, documento: string | null): Promise<Buyer> {
  const { idCliente, cupom, promocoes } = row
  const limited = cupom !== null || promocoes.some(({ usosPorCliente }) => usosPorCliente !== null)
  const countsUses = idCliente !== null || limited

  return {
    ...UNKNOWN_BUYER,
    logado: idCliente !== null,
    uf: row.uf,
    usos: countsUses ? await countPromotionUses(context, { idCliente, documento }) : UNKNOWN_BUYER.usos,
  }
}
