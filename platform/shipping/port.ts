import type { Offer } from '#domain/shipping/freight-options.ts'
import type { UnitLine } from '#domain/shipping/parcel.ts'
import type { MelhorEnvio } from './melhor-envio/melhor-envio.ts'

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

/** The store's account at Melhor Envio: its production, or its sandbox (`teste`). */
export type FreightAccountKey = { ambiente: 'producao' | 'teste'; token: string }

/** An opened account. `orElse` quotes by the second carrier while the first, which is Melhor Envio, does not answer. */
export type OpenedFreightAccount = { api: MelhorEnvio; orElse: (first: Carrier, second: Carrier) => Carrier }

/** Opens an account by its token; calls nobody yet. An open account remembers an outage. */
export type OpenFreightAccount = (key: FreightAccountKey) => OpenedFreightAccount
