import { createHash } from 'node:crypto'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import { chance, pick } from '#demo/catalogue/chance.ts'
import { DEMO_ACCOUNT } from '#demo/payment-account.ts'
import { paymentOptions } from '#domain/cart/checkout/payment-options.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import { totalsOf } from '#platform/cart/open-cart.ts'
import { findOrCreateCustomer } from '#platform/customers/account/find-or-create-customer.ts'
import { rememberAddress } from '#platform/customers/addresses/remember-address.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { countPromotionUses } from '#platform/marketing/promotions/uses/count-promotion-uses.ts'
import { reservePromotionUses } from '#platform/marketing/promotions/uses/reserve-promotion-uses.ts'
import { hasBought } from '#platform/orders/buyer/has-bought.ts'
import { type CreatedOrder, createOrder } from '#platform/orders/lifecycle/create-order.ts'
import { quoteFreight } from '#platform/shipping/quotes/quote-freight.ts'
import { weighted } from './calendar.ts'
import { type DemoStock, fillBasket } from './demo-stock.ts'
import { type Shopper, shopper } from './people.ts'
import type { PlannedOrder } from './plan-order.ts'

/** Number of shoppers; fewer than orders, so some buy again. */
const SHOPPERS = 150

const COUPONS = ['BEMVINDO10', 'BEMVINDO10', 'FRETEGRATIS', 'CLIENTE5', 'ARCO50'] as const

/** A past order. `transportadora` is null if it is picked up in the store. */
export type PastOrder = CreatedOrder & { transportadora: string | null }

/** Places a planned order; returns null if nothing is in stock. */
export async function placePastOrder(
  context: RequestContext,
  demoStock: DemoStock,
  { n, metodo: planned }: PlannedOrder,
): Promise<PastOrder | null> {
  const { db, now, settings } = context
  const draw = (what: string) => chance('pedido', `${n}`, what)
  const lines = fillBasket(demoStock, `pedido ${n}`)
  if (lines.length === 0) return null
  const who = shopper(Math.floor(draw('quem') * SHOPPERS))
  const { comprador, endereco, temConta } = who
  const { documento } = comprador
  const idCliente = temConta ? await accountOf(context, who) : null
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
  const quote = await quoteFreight(context, {
    cep: endereco.cep,
    itens: lines,
    freteGratis: totals.freteGratis,
  })
  const fetched = endereco.uf === 'SP' && draw('retirada') < 0.2
  const fretes = quote.fretes.filter(({ tipo }) => (tipo === 'retirada') === fetched)
  const frete =
    fretes[
      weighted(
        fretes.map((_, place) => 1 / (1 + 2 * place)),
        draw('frete'),
      )
    ]
  if (!frete) throw new Error(`No freight option for ${endereco.cep}.`)

  const destino = frete.tipo === 'entrega' ? endereco : null
  const metodo: PaymentMethod = planned
  const oferta = paymentOptions(
    {
      itens: totals.total,
      descontoVista: totals.subtotal.descontoVista.valor,
      frete: frete.valor,
      hasAddress: true,
    },
    [metodo],
    settings.precos,
  )[0]
  if (!oferta) throw new Error(`${metodo} is not accepted.`)
  const parcelas = oferta.parcelas[Math.floor(draw('parcelas') ** 2 * oferta.parcelas.length)]?.parcelas ?? 1

  if (idCliente !== null && destino) await rememberAddress(db, { idCliente, endereco: destino })
  const created = await createOrder(context, {
    sessao: wordOf(n),
    carrinho: null,
    chaveIdempotencia: `historia/${n}`,
    pedidoDaChave: wordOf(n),
    idCliente,
    vendedor: draw('vendedor') < 0.05 ? pick(['Caio Barros', 'Nina Prado'], `${n}`) : null,
    comprador,
    endereco: destino,
    idCotacao: quote.idCotacao,
    frete,
    totals,
    alunos: [],
    pagamento: { metodo, parcelas, oferta, token: `historia-${n}`, conta: DEMO_ACCOUNT },
  })
  await reservePromotionUses(db, {
    aplicadas: totals.aplicadas,
    pedido: created.id,
    now,
    comprador: known,
  })

  return { ...created, transportadora: destino ? frete.label : null }
}

async function accountOf(context: RequestContext, { comprador }: Shopper): Promise<number> {
  const { id } = await findOrCreateCustomer(context, {
    ...comprador,
    nomeFantasia: '',
    telefone: '',
    sexo: '',
    nascimento: '',
  })

  return id
}

function wordOf(n: number): string {
  return createHash('sha256').update(`historia/${n}`).digest('hex')
}
