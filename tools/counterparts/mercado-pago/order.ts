import { randomBytes } from 'node:crypto'
import * as z from 'zod'

/** An order as the simulation keeps it: one payment, with the amounts in centavos. */
export const Order = z.object({
  id: z.string(),
  paymentId: z.string(),
  reference: z.string(),
  metodo: z.enum(['pix', 'boleto', 'cartao']),
  description: z.string(),
  payer: z.string(),
  amount: z.int().positive(),
  paid: z.int().nullable(),
  /** Of the payment; the order's follow from it. */
  status: z.enum([
    'processing',
    'action_required',
    'processed',
    'refunded',
    'charged_back',
    'failed',
    'canceled',
    'expired',
  ]),
  detail: z.string(),
  captureMode: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The asked ISO 8601 duration, and the time at which it ends; null for cards. */
  duration: z.string().nullable(),
  expiresAt: z.string().nullable(),
  boleto: z.object({ line: z.string(), barcode: z.string() }).nullable(),
  card: z
    .object({
      brand: z.string(),
      token: z.string(),
      installments: z.int(),
      descriptor: z.string(),
      /** The confirmation that the bank asks for, and whether it will accept it. */
      challenge: z.object({ id: z.string(), status: z.string(), holds: z.boolean() }).nullable(),
    })
    .nullable(),
  /** The holder's dispute: what the seller has sent, and until when more is taken. */
  chargeback: z
    .object({
      id: z.string(),
      status: z.string(),
      deadline: z.string(),
      documents: z.array(z.object({ name: z.string(), type: z.string(), size: z.int() })),
    })
    .nullable()
    .default(null),
  refunds: z.array(z.object({ id: z.string(), amount: z.int().positive() })),
})

export type Order = z.infer<typeof Order>

/** A new id: the prefix, and 26 letters and digits. */
export function freshId(prefix: string): string {
  return prefix + randomBytes(13).toString('hex').toUpperCase()
}

/** Centavos that are left of the payment. */
export function refundable({ paid, refunds }: Order): number {
  return (paid ?? 0) - refunds.reduce((sum, { amount }) => sum + amount, 0)
}
