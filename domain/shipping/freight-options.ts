import { deliveryDay, type StoreHours } from './delivery-day.ts'
import { type FreeFreightSource, type FreightAdjustment, freightAdjustments } from './free-freight.ts'

/** A carrier's offer: price in centavos, and business days until delivery, or until goods are ready for pickup. */
export type Offer = {
  id: string
  tipo: 'entrega' | 'retirada'
  label: string
  valor: number
  prazo: number
  /** A sentence for shoppers: where and when goods are fetched, or how a delivery is agreed on. */
  detalhe?: string
  /** Day and price are agreed on after the purchase; `valor` is what is paid now. */
  aCombinar?: true
  /** With other orders to a pupil's school: it needs no address of the buyer. */
  escola?: true
}

/** A delivery option for the shopper. Money in centavos. */
export type FreightOption = Offer & {
  /** The price without `ajustes`. */
  valorCheio: number
  ajustes: FreightAdjustment[]
  /** The delivery day, `YYYY-MM-DD`, if paid now. */
  previsao: string
  /** Whether the shopper chooses day and hour. */
  entregaAgendada: boolean
  /** Business days of `prazo` in which the workshop does services; absent without services. */
  oficina?: number
}

type Circumstances = {
  now: Date
  /** The store's handling time in business days, and when it works. */
  frete: StoreHours & { diasPreparo: number }
  /** The promotion or coupon that makes freight free, or null. */
  freteGratis: FreeFreightSource | null
  /** Whether the cart has reached the store's threshold. */
  earned: boolean
  /** Business days that the workshop's services add. */
  oficina?: number
}

/**
 * Returns the options for the shopper, cheapest first, then what is agreed on later, and pickup at the end. Omits deliveries that cost more than
 * another without being faster. Free freight, from the threshold or from one promotion, applies to the cheapest
 * delivery only.
 */
export function freightOptions(offers: readonly Offer[], circumstances: Circumstances): FreightOption[] {
  const sorted = withoutDominated(offers).sort(byPrice)
  // What is agreed on later has no price yet that could be the lowest.
  const cheapest = sorted.find(({ tipo, aCombinar }) => tipo === 'entrega' && !aCombinar)

  return sorted.map((offer) => optionOf(offer, offer === cheapest, circumstances)).sort(byPrice)
}

/** Leaves out deliveries that cost more than another without being faster. */
export function withoutDominated<Any extends Offer>(offers: readonly Any[]): Any[] {
  return offers.filter((offer) => !isDominated(offer, offers))
}

function isDominated(offer: Offer, offers: readonly Offer[]): boolean {
  if (offer.aCombinar) return false

  return offers.some(
    ({ tipo, valor, prazo, aCombinar }) =>
      !aCombinar &&
      tipo === 'entrega' &&
      offer.tipo === 'entrega' &&
      valor < offer.valor &&
      prazo <= offer.prazo,
  )
}

function optionOf(offer: Offer, isCheapest: boolean, circumstances: Circumstances): FreightOption {
  const { now, frete, oficina = 0 } = circumstances
  const ajustes = isCheapest ? freightAdjustments(offer.valor, circumstances) : []
  const days = { preparo: frete.diasPreparo + oficina, transito: offer.prazo }

  return {
    ...offer,
    valor: ajustes.reduce((sum, { valor }) => sum + valor, offer.valor),
    valorCheio: offer.valor,
    ajustes,
    prazo: days.preparo + days.transito,
    previsao: deliveryDay(now, days, frete),
    entregaAgendada: false,
    ...(oficina > 0 && { oficina }),
  }
}

function byPrice(a: Offer, b: Offer): number {
  return (
    Number(a.tipo === 'retirada') - Number(b.tipo === 'retirada') ||
    Number(a.aCombinar ?? false) - Number(b.aCombinar ?? false) ||
    a.valor - b.valor ||
    a.prazo - b.prazo ||
    (a.id < b.id ? -1 : 1)
  )
}
