import { createHash } from 'node:crypto'
import type { Buyer } from '#contract/cart/checkout.ts'
import type { PostalAddress } from '#contract/customers/address.ts'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import { DEMO_ACCOUNT } from '#demo/payment-account.ts'
import type { CartTotals } from '#domain/cart/cart-totals.ts'
import { paymentOptions } from '#domain/cart/checkout/payment-options.ts'
import type { CartLine } from '#platform/cart/open-cart.ts'
import type { SchoolDelivery } from '#platform/cart/teaching/school-delivery.ts'
import type { CartUnits } from '#platform/customers/teaching/purchases/cart-units.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type CreatedOrder, createOrder } from '#platform/orders/lifecycle/create-order.ts'
import { quoteFreight } from '#platform/shipping/quotes/quote-freight.ts'

/** A past order. `transportadora` is null if it is picked up in the store. */
export type PastOrder = CreatedOrder & { transportadora: string | null }

type FreightOption = Awaited<ReturnType<typeof quoteFreight>>['fretes'][number]

type PastSale = {
  /** Unique among all past orders. */
  name: string
  idCliente: number | null
  comprador: Buyer
  endereco: PostalAddress
  lines: CartLine[]
  totals: CartTotals<CartLine>
  metodo: PaymentMethod
  /** Units for pupils of teachers' lists, and where their school collects them. */
  alunos?: CartUnits[]
  school?: SchoolDelivery | null
  vendedor?: string | null
  /** By default the first delivery. */
  chooseFreight?: (fretes: readonly FreightOption[]) => FreightOption | undefined
  /** Out of so many numbers of instalments, the place of the one that is chosen; by default the first. */
  chooseInstalments?: (count: number) => number
}

/** Orders goods at the time of the context: quotes their freight, and chooses how they come and are paid. */
export async function orderGoods(context: RequestContext, sale: PastSale): Promise<PastOrder> {
  const { name, idCliente, comprador, endereco, lines, totals, metodo } = sale
  const { alunos = [], school = null, vendedor = null } = sale
  const { chooseFreight = firstDelivery, chooseInstalments = () => 0 } = sale
  const quote = await quoteFreight(context, {
    cep: endereco.cep,
    itens: lines,
    freteGratis: totals.freteGratis,
    escola: school?.offer ?? null,
  })
  const frete = chooseFreight(quote.fretes)
  if (!frete) throw new Error(`No freight option for ${endereco.cep}.`)
  const [oferta] = paymentOptions(
    {
      itens: totals.total,
      descontoVista: totals.subtotal.descontoVista.valor,
      frete: frete.valor,
      hasAddress: true,
    },
    [metodo],
    context.settings.precos,
  )
  if (!oferta) throw new Error(`${metodo} is not accepted.`)
  const parcelas = oferta.parcelas[chooseInstalments(oferta.parcelas.length)]?.parcelas ?? 1
  const word = createHash('sha256').update(name).digest('hex')
  const created = await createOrder(context, {
    sessao: word,
    carrinho: null,
    chaveIdempotencia: name,
    pedidoDaChave: word,
    idCliente,
    vendedor,
    comprador,
    endereco: frete.tipo === 'retirada' ? null : (school?.endereco ?? endereco),
    idCotacao: quote.idCotacao,
    frete,
    totals,
    alunos,
    pagamento: { metodo, parcelas, oferta, token: name.replace('/', '-'), conta: DEMO_ACCOUNT },
  })

  return { ...created, transportadora: frete.tipo === 'retirada' ? null : frete.label }
}

function firstDelivery(fretes: readonly FreightOption[]): FreightOption | undefined {
  return fretes.find(({ tipo }) => tipo === 'entrega')
}
