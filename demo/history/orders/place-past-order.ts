import { chance, pick } from '#demo/catalogue/chance.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import { totalsOf } from '#platform/cart/open-cart.ts'
import { rememberAddress } from '#platform/customers/addresses/remember-address.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { countPromotionUses } from '#platform/marketing/promotions/uses/count-promotion-uses.ts'
import { reservePromotionUses } from '#platform/marketing/promotions/uses/reserve-promotion-uses.ts'
import { hasBought } from '#platform/orders/buyer/has-bought.ts'
import { weighted } from '../calendar.ts'
import { shopper } from '../people.ts'
import { type DemoStock, fillBasket } from './demo-stock.ts'
import { orderGoods, type PastOrder } from './order-goods.ts'
import { pastAccount } from './past-account.ts'
import type { PlannedOrder } from './plan-order.ts'

/** Number of shoppers; fewer than orders, so some buy again. */
const SHOPPERS = 150

const COUPONS = ['BEMVINDO10', 'BEMVINDO10', 'FRETEGRATIS', 'CLIENTE5', 'ARCO50'] as const

/** Places a planned order; returns null if nothing is in stock. */
export async function placePastOrder(
  context: RequestContext,
  demoStock: DemoStock,
  { n, metodo }: PlannedOrder,
): Promise<PastOrder | null> {
  const { db, now } = context
  const draw = (what: string) => chance('pedido', `${n}`, what)
  const lines = fillBasket(demoStock, `pedido ${n}`)
  if (lines.length === 0) return null
  const { comprador, endereco, temConta } = shopper(Math.floor(draw('quem') * SHOPPERS))
  const { documento } = comprador
  const idCliente = temConta ? await pastAccount(context, comprador) : null
  const known = { idCliente, documento }
  const cupom = draw('tem cupom') < 0.16 ? pick(COUPONS, `${n}`, 'cupom') : null
  const totals = await totalsOf(context, {
    lines,
    alunos: [],
    cupom,
    offers: {
      ...demoStock.offers,
      now,
      comprador: {
        ...UNKNOWN_BUYER,
        logado: idCliente !== null,
        primeiraCompra: cupom === null || !(await hasBought(context, known)),
        usos: cupom === null ? UNKNOWN_BUYER.usos : await countPromotionUses(context, known),
      },
    },
  })
  const fetched = endereco.uf === 'SP' && draw('retirada') < 0.2
  const order = await orderGoods(context, {
    name: `historia/${n}`,
    idCliente,
    comprador,
    endereco,
    lines,
    totals,
    metodo,
    vendedor: draw('vendedor') < 0.05 ? pick(['Caio Barros', 'Nina Prado'], `${n}`) : null,
    chooseFreight(fretes) {
      const offered = fretes.filter(({ tipo }) => (tipo === 'retirada') === fetched)
      const weights = offered.map((_, place) => 1 / (1 + 2 * place))
      return offered[weighted(weights, draw('frete'))]
    },
    chooseInstalments: (count) => Math.floor(draw('parcelas') ** 2 * count),
  })
  if (idCliente !== null && order.transportadora !== null) await rememberAddress(db, { idCliente, endereco })
  await reservePromotionUses(db, {
    aplicadas: totals.aplicadas,
    pedido: order.id,
    now,
    comprador: known,
  })

  return order
}
