import * as z from 'zod'
import type { Offer } from '#domain/shipping/freight-options.ts'
import type { Shipment, ShipmentItem } from '../port.ts'
import { callMelhorEnvio, type MelhorEnvioApi } from './call.ts'
import { inReais, Reais } from './money.ts'

/** A service's price for goods. Centavos, business days. */
export type ServiceQuote = Offer & {
  /** The service's id at Melhor Envio. */
  servico: number
  /** What the store pays, without what it adds for its customers. */
  custo: number
  /** The packages in which the service takes the goods. */
  pacotes: QuotedPackage[]
}

/** Grams, millimetres, the store's centavos for it, and how many of each SKU are in it. */
export type QuotedPackage = {
  custo: number | null
  peso: number
  altura: number
  largura: number
  comprimento: number
  itens: { idSku: number; quantidade: number }[]
}

/** The id of a service's freight in quotes and orders. */
export function freightIdOf(servico: number): string {
  return `melhor-envio-${servico}`
}

/** The service of a freight that Melhor Envio quoted; null for all others. */
export function serviceOf(freightId: string): number | null {
  const [, id] = /^melhor-envio-(\d{1,9})$/.exec(freightId) ?? []

  return id === undefined ? null : Number(id)
}

/**
 * Quotes goods by these services (`POST /shipment/calculate`), with the prices and days for customers that the merchant
 * has set at Melhor Envio. Services that can't deliver them are left out.
 */
export async function calculate(
  api: MelhorEnvioApi,
  { origem, cep, itens }: Shipment,
  services: readonly number[],
): Promise<ServiceQuote[]> {
  const body = {
    from: { postal_code: origem },
    to: { postal_code: cep },
    products: itens.toSorted((a, b) => a.idAtributoSimples - b.idAtributoSimples).map(productOf),
    services: services.join(','),
  }
  const answer = await callMelhorEnvio(api, { method: 'POST', path: '/shipment/calculate', body }, Answer)

  return answer.flatMap(quoteOf).filter(({ servico }) => services.includes(servico))
}

/** Centimetres, kilograms and reais, of one unit. */
function productOf(item: ShipmentItem) {
  return {
    id: String(item.idAtributoSimples),
    height: item.altura / 10,
    width: item.largura / 10,
    length: item.comprimento / 10,
    weight: item.peso / 1000,
    insurance_value: inReais(item.precoPor),
    quantity: item.quantidade,
  }
}

const Identity = z.object({ id: z.int(), name: z.string(), company: z.object({ name: z.string() }) })

/** Sides in centimetres, weight in kilograms. */
const Package = z.object({
  price: Reais.optional(),
  weight: z.coerce.number().positive(),
  dimensions: z.object({
    height: z.coerce.number().positive(),
    width: z.coerce.number().positive(),
    length: z.coerce.number().positive(),
  }),
  products: z
    .array(z.object({ id: z.coerce.number().int(), quantity: z.coerce.number().int().positive() }))
    .default([]),
})

const Answer = z.array(
  z.union([
    Identity.extend({ error: z.string().min(1) }),
    Identity.extend({
      price: Reais.optional(),
      custom_price: Reais,
      custom_delivery_range: z.object({ max: z.int().nonnegative() }),
      packages: z.array(Package).default([]),
    }),
  ]),
)

/** A service that can't deliver these goods says so in `error`. */
function quoteOf(service: z.infer<typeof Answer>[number]): ServiceQuote[] {
  if ('error' in service) return []
  const { id, name, company, price, custom_price, custom_delivery_range, packages } = service

  return [
    {
      id: freightIdOf(id),
      tipo: 'entrega',
      label: `${company.name} ${name}`,
      valor: custom_price,
      prazo: custom_delivery_range.max,
      servico: id,
      custo: price ?? custom_price,
      pacotes: packages.map(packageOf),
    },
  ]
}

function packageOf({ price, weight, dimensions, products }: z.infer<typeof Package>): QuotedPackage {
  return {
    custo: price ?? null,
    peso: Math.round(weight * 1000),
    altura: Math.round(dimensions.height * 10),
    largura: Math.round(dimensions.width * 10),
    comprimento: Math.round(dimensions.length * 10),
    itens: products.map(({ id, quantity }) => ({ idSku: id, quantidade: quantity })),
  }
}
