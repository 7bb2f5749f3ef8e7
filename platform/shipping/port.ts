import type { Offer } from '#domain/shipping/freight-options.ts'
import type { UnitLine } from '#domain/shipping/parcel.ts'

/** Goods of the cart or of a page: grams, millimetres and centavos of one unit. */
export type ShipmentItem = UnitLine & {
  /** The SKU. */
  idAtributoSimples: number
}

/** Goods on their way from the store to a shopper. */
export type Shipment = {
  /** Eight digits each. */
  origem: string
  cep: string
  uf: string
  itens: readonly ShipmentItem[]
}

/**
 * Who takes goods to shoppers. Answers all its offers, each with an `id` of its own, and none where it doesn't go or doesn't
 * take the goods. Prices are centavos, insurance included; `prazo` is business days on the way, before what the store takes
 * to get goods ready. Fails where it can't tell. The order of the items changes nothing.
 */
export type Carrier = (shipment: Shipment) => Promise<Offer[]>
