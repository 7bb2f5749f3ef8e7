import * as z from 'zod'
import { adminCall } from '../admin-call.ts'

const call = adminCall('orders')

/** Maximum number of tags of an order. */
export const MAX_ORDER_TAGS = 10

/** Maximum length of a tag in characters. */
export const MAX_TAG_LENGTH = 30

/** A free-text tag on an order. Without commas, which separate tags in the input. */
const Tag = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TAG_LENGTH)
  .regex(/^[^,\p{Cc}]+$/u, 'Um marcador não tem vírgulas.')

const Tags = z.array(Tag).max(MAX_ORDER_TAGS).default([])

export const orderTags = {
  /** The tags in use, most frequent first: at most a hundred. */
  tags: call('GET', '/orders/tags', 'Os marcadores dos pedidos', 'pedidos.ver').output(
    z.object({ marcadores: z.array(z.object({ nome: z.string(), pedidos: z.int().positive() })) }),
  ),

  /**
   * Adds and removes the same tags on each order. An order that would exceed ten is listed in `recusados` and not
   * changed.
   */
  tagChosen: call('POST', '/orders/tags', 'Põe e tira marcadores de pedidos', 'pedidos.editar')
    .input(
      z.object({
        /** The maximum per call: one page of the list. */
        ids: z.array(z.uuid()).min(1).max(200),
        incluir: Tags,
        retirar: Tags,
      }),
    )
    .output(
      z.object({
        feitos: z.int().nonnegative(),
        recusados: z.array(z.object({ numero: z.int(), motivo: z.string() })),
      }),
    ),
}
