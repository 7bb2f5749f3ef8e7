import { deliveryDay } from './delivery-day.ts'
import { type FreeFreightSource, type FreightAdjustment, freightAdjustments } from './free-freight.ts'

/** What a carrier offers: centavos, and business days from the store to the shopper, or until goods can be fetched. */
export type Offer = { id: string; tipo: 'entrega' | 'retirada'; label: string; valor: number; prazo: number }

/** What a shopper can choose. Money in centavos. */
export type FreightOption = Offer & {
  /** What it would cost without `ajustes`. */
  valorCheio: number
  ajustes: FreightAdjustment[]
  /** The day, `YYYY-MM-DD`, if it is paid now. */
  previsao: string
  /** Whether the shopper chooses day and hour. */
  entregaAgendada: boolean
}

type Circumstances = {
  agora: Date
  /** What the store takes to get goods ready, and until when a payment counts for the day. */
  frete: { diasPreparo: number; horaCorte: number }
  /** The promotion or coupon that makes the freight free, or null. */
  freteGratis: FreeFreightSource | null
  /** Whether the cart is beyond the store's threshold. */
  ganhou: boolean
}

/**
 * Offers as shoppers see them, the cheapest first and pick-up at the end. A delivery that costs more than another and is no
 * faster is left out: nobody has a reason to choose it. Free freight, of the threshold or of one promotion,
 * is that of the cheapest delivery; whoever wants another pays for it.
 */
export function freightOptions(offers: readonly Offer[], circumstances: Circumstances): FreightOption[] {
  const sorted = offers.filter((offer) => !isDominated(offer, offers)).sort(byPrice)
  const cheapest = sorted.find(({ tipo }) => tipo === 'entrega')

  return sorted.map((offer) => optionOf(offer, offer === cheapest, circumstances)).sort(byPrice)
}

function isDominated(offer: Offer, offers: readonly Offer[]): boolean {
  return offers.some(
    ({ tipo, valor, prazo }) =>
      tipo === 'entrega' && offer.tipo === 'entrega' && valor < offer.valor && prazo <= offer.prazo,
  )
}

function optionOf(offer: Offer, isCheapest: boolean, circumstances: Circumstances): FreightOption {
  const { agora, frete } = circumstances
  const ajustes = isCheapest ? freightAdjustments(offer.valor, circumstances) : []
  const prazo = offer.prazo + frete.diasPreparo

  return {
    ...offer,
    valor: ajustes.reduce((sum, { valor }) => sum + valor, offer.valor),
    valorCheio: offer.valor,
    ajustes,
    prazo,
    previsao: deliveryDay(agora, prazo, frete),
    entregaAgendada: false,
  }
}

function byPrice(a: Offer, b: Offer): number {
  return (
    Number(a.tipo === 'retirada') - Number(b.tipo === 'retirada') ||
    a.valor - b.valor ||
    a.prazo - b.prazo ||
    (a.id < b.id ? -1 : 1)
  )
}
