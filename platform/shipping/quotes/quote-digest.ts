import { createHash } from 'node:crypto'
import type { FreeFreightSource } from '#domain/shipping/free-freight.ts'
import type { Offer } from '#domain/shipping/freight-options.ts'
import type { ShipmentItem } from '../port.ts'

/** The goods, the destination, and the promotion or coupon that makes the freight free. */
export type QuoteRequest = {
  cep: string
  itens: readonly ShipmentItem[]
  freteGratis: FreeFreightSource | null
  /** Business days that the workshop's services add; null if it has no time for them, so that nothing can be sent. */
  oficina?: number | null
  /** The delivery with other orders to a school. */
  escola?: Offer | null
}

/** A hash of everything that a quote depends on; the order of the goods does not matter. */
export function requestDigest(
  cep: string,
  { itens, freteGratis, oficina = 0, escola = null }: QuoteRequest,
): string {
  const goods = itens
    .map((item) => {
      const { idAtributoSimples, quantidade, precoPor, peso, altura, largura, comprimento } = item
      return [idAtributoSimples, quantidade, precoPor, peso, altura, largura, comprimento]
    })
    .sort(([a = 0], [b = 0]) => a - b)

  return digest([
    cep,
    goods,
    freteGratis ? [freteGratis.tipo, freteGratis.origem] : null,
    ...(oficina === 0 ? [] : [oficina]),
    ...(escola ? [escola] : []),
  ])
}

/** A hash of a value's JSON. */
export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
