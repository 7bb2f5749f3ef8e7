import * as z from 'zod'
import type { LabelDates } from '#domain/shipping/labels/label-situation.ts'
import { callMelhorEnvio, type MelhorEnvioApi } from './call.ts'
import { FreightRefusal } from './failures.ts'
import { Reais } from './money.ts'

/** A label in the account's cart: it costs nothing until it is paid. `custo` is in centavos. */
export type CartLabel = { idProvedor: string; protocolo: string; custo: number }

/** What Melhor Envio knows of a label. `codigo` is the carrier's or its own tracking code; both are empty until known. */
export type ReportedLabel = LabelDates & { codigo: string; codigoPostagem: string }

const CartItem = z.object({
  id: z.string().min(1).max(60),
  protocol: z.string().max(60).nullish(),
  price: Reais,
  tags: z.array(z.object({ tag: z.string() })).nullish(),
})

function cartLabel({ id, protocol, price }: z.infer<typeof CartItem>): CartLabel {
  return { idProvedor: id, protocolo: protocol ?? '', custo: price }
}

/** Puts a label into the cart (`POST /cart`, or `/cart/reverse` for a return). Costs nothing. */
export async function addToCart(
  api: MelhorEnvioApi,
  path: '/cart' | '/cart/reverse',
  body: unknown,
): Promise<CartLabel> {
  return cartLabel(await callMelhorEnvio(api, { method: 'POST', path, body }, CartItem))
}

/** Finds the label in the cart that was put there under this tag, whose answer was lost (`GET /cart`). */
export async function findInCart(api: MelhorEnvioApi, tag: string): Promise<CartLabel | null> {
  const { data } = await callMelhorEnvio(api, { method: 'GET', path: '/cart' }, CartPage)
  const found = data.find(({ tags }) => tags?.some((known) => known.tag === tag))

  return found ? cartLabel(found) : null
}

const CartPage = z.union([
  z.object({ data: z.array(CartItem) }),
  z.array(CartItem).transform((data) => ({ data })),
])

/** Takes an unpaid label out of the cart (`DELETE /cart/{id}`). */
export async function removeFromCart(api: MelhorEnvioApi, id: string): Promise<void> {
  await callMelhorEnvio(api, { method: 'DELETE', path: `/cart/${encodeURIComponent(id)}` }, z.unknown())
}

/**
 * Pays a label from the wallet (`POST /shipment/checkout`). One that was paid before is not paid again, and counts as
 * paid. Throws FreightRefusal if it can't be paid.
 */
export async function payLabel(api: MelhorEnvioApi, id: string): Promise<void> {
  const body = { orders: [id] }
  await callMelhorEnvio(api, { method: 'POST', path: '/shipment/checkout', body }, z.unknown())
}

/**
 * Asks for the label itself (`POST /shipment/generate`), which the carrier makes within seconds or minutes. Asking twice
 * does no harm. Throws FreightRefusal.
 */
export async function generateLabel(api: MelhorEnvioApi, id: string): Promise<void> {
  const body = { orders: [id] }
  await callMelhorEnvio(api, { method: 'POST', path: '/shipment/generate', body }, z.unknown())
}

/** The address of a PDF of these labels (`POST /shipment/print`); whoever has it can open it. */
export async function printLabels(api: MelhorEnvioApi, ids: readonly string[]): Promise<string> {
  const body = { mode: 'public', orders: ids }
  const { url } = await callMelhorEnvio(api, { method: 'POST', path: '/shipment/print', body }, Printed)

  return url
}

const Printed = z.object({ url: z.url({ protocol: /^https?$/ }) })

/**
 * Cancels a paid label, whose money returns to the wallet within twelve hours (`POST /shipment/cancel`; `reason_id` is
 * always 2). Throws FreightRefusal if the carrier has it already.
 */
export async function cancelLabel(api: MelhorEnvioApi, id: string, description: string): Promise<void> {
  const body = { order: { id, reason_id: '2', description } }
  const answer = await callMelhorEnvio(
    api,
    { method: 'POST', path: '/shipment/cancel', body },
    z.record(z.string(), z.object({ canceled: z.boolean() })),
  )
  if (!answer[id]?.canceled)
    throw new FreightRefusal('O Melhor Envio não cancela mais esta etiqueta: a transportadora já a tem.', 422)
}

/** Melhor Envio's times are São Paulo's, which has no daylight saving time since 2019. */
const Moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}-03:00`))
  .nullish()

const Code = z.string().max(60).nullish()

const Label = z
  .object({
    status: z.string(),
    tracking: Code,
    melhorenvio_tracking: Code,
    self_tracking: Code,
    authorization_code: Code,
    paid_at: Moment,
    generated_at: Moment,
    posted_at: Moment,
    delivered_at: Moment,
    canceled_at: Moment,
    expired_at: Moment,
  })
  .transform(
    (label): ReportedLabel => ({
      pagaEm: label.paid_at ?? null,
      geradaEm: label.generated_at ?? null,
      postadaEm: label.posted_at ?? null,
      entregueEm: label.delivered_at ?? null,
      canceladaEm: label.canceled_at ?? label.expired_at ?? null,
      naoEntregue: label.status === 'undelivered',
      codigo: label.tracking || label.melhorenvio_tracking || label.self_tracking || '',
      codigoPostagem: label.authorization_code ?? '',
    }),
  )

/** Reads one label as it is now (`GET /orders/{id}`); null if it is no order yet. */
export async function readLabel(api: MelhorEnvioApi, id: string): Promise<ReportedLabel | null> {
  try {
    const path = `/orders/${encodeURIComponent(id)}`
    return await callMelhorEnvio(api, { method: 'GET', path }, Label)
  } catch (error) {
    if (error instanceof FreightRefusal && error.status === 404) return null
    throw error
  }
}

/** Reads many labels by their ids (`POST /shipment/tracking`), up to an hour late. Unknown ones are left out. */
export async function trackLabels(
  api: MelhorEnvioApi,
  ids: readonly string[],
): Promise<Map<string, ReportedLabel>> {
  const answer = await callMelhorEnvio(
    api,
    { method: 'POST', path: '/shipment/tracking', body: { orders: ids } },
    // An empty answer is a list.
    z.union([z.record(z.string(), Label), z.array(z.unknown()).max(0)]),
  )

  return new Map(Array.isArray(answer) ? [] : Object.entries(answer))
}
