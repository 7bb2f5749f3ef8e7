import * as z from 'zod'
import type { Offer } from '#domain/shipping/freight-options.ts'
import type { Carrier, Shipment, ShipmentItem } from '../port.ts'

/** Short, because shoppers wait for it. */
const TIMEOUT_MS = 2_000

export type MelhorEnvioOptions = {
  /** The base URL of the service, without a trailing slash. */
  url: string
  token: string
  /** The service requires a contact address in the user agent. */
  contact: () => string
  timeoutMs?: number
}

/**
 * Melhor Envio's quote (`POST /api/v2/me/shipment/calculate`), with the prices and days that the merchant has set
 * there.
 */
export function melhorEnvio({ url, token, contact, timeoutMs = TIMEOUT_MS }: MelhorEnvioOptions): Carrier {
  return async (shipment) => {
    const response = await fetch(`${url}/api/v2/me/shipment/calculate`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'user-agent': `Lira (${contact()})`,
      },
      body: JSON.stringify(questionOf(shipment)),
      // Token and goods must not be sent to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`Melhor Envio responded with ${response.status}.`)

    return Answer.parse(await response.json()).flatMap(offerOf)
  }
}

/** Centimetres, kilograms and reais, of one unit. */
function questionOf({ origem, cep, itens }: Shipment) {
  return {
    from: { postal_code: origem },
    to: { postal_code: cep },
    products: itens.toSorted((a, b) => a.idAtributoSimples - b.idAtributoSimples).map(productOf),
  }
}

function productOf(item: ShipmentItem) {
  return {
    id: String(item.idAtributoSimples),
    height: item.altura / 10,
    width: item.largura / 10,
    length: item.comprimento / 10,
    weight: item.peso / 1000,
    insurance_value: item.precoPor / 100,
    quantity: item.quantidade,
  }
}

/** Parses reais in the service's format, `24.90`, to centavos. */
const Reais = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/)
  .transform((text) => {
    const [whole = '', cents = ''] = text.split('.')
    return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  })

const Identity = z.object({ id: z.int(), name: z.string(), company: z.object({ name: z.string() }) })

const Answer = z.array(
  z.union([
    Identity.extend({ error: z.string().min(1) }),
    Identity.extend({
      custom_price: Reais,
      custom_delivery_range: z.object({ max: z.int().nonnegative() }),
    }),
  ]),
)

/** A service that can't deliver these goods says so in `error`. */
function offerOf(service: z.infer<typeof Answer>[number]): Offer[] {
  if ('error' in service) return []
  const { id, name, company, custom_price, custom_delivery_range } = service

  return [
    {
      id: `melhor-envio-${id}`,
      tipo: 'entrega',
      label: `${company.name} ${name}`,
      valor: custom_price,
      prazo: custom_delivery_range.max,
    },
  ]
}
