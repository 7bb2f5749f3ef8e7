import type { Offer } from '#domain/shipping/freight-options.ts'
import type { UnitLine } from '#domain/shipping/parcel.ts'

/** Goods of the cart or of a page: grams, millimetres and centavos of one unit. */
export type ShipmentItem = UnitLine & {
  /** The SKU. */
  idAtributoSimples: number
}

/** Goods to be shipped from the store to a shopper. */
export type Shipment = {
  /** Eight digits each. */
  origem: string
  cep: string
  uf: string
  itens: readonly ShipmentItem[]
}

/**
 * Quotes the delivery of goods. Returns all offers, each with a unique `id`, and none if the address or the goods are
 * not served. Prices are centavos, insurance included; `prazo` is business days in transit, without the store's time to
 * prepare. Throws if it can't tell. The order of the items does not matter.
 */
export type Carrier = (shipment: Shipment) => Promise<Offer[]>
