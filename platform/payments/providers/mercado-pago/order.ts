import * as z from 'zod'
import { readAmount } from '#domain/payments/pix/amount.ts'

/** An amount on the wire, `1234.50` or `1234`, in centavos. */
const Amount = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})?$/)
  .transform((text) => readAmount(text) ?? 0)

/** An id of Mercado Pago's. It becomes part of an address. */
export const Id = z.string().regex(/^[\w-]{1,64}$/)

/** A moment of the wire's. */
export const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

const Method = z.object({
  id: z.string().nullish(),
  ticket_url: z.url().nullish(),
  barcode_content: z.string().nullish(),
  digitable_line: z.string().nullish(),
  qr_code: z.string().max(512).nullish(),
  transaction_security: z.object({ url: z.url().nullish() }).nullish(),
})

const Payment = z.object({
  id: Id,
  /** Its id outside of the Orders API. */
  reference_id: Id.nullish(),
  amount: Amount,
  paid_amount: Amount.nullish(),
  status: z.string(),
  status_detail: z.string().nullish(),
  date_of_expiration: Instant.nullish(),
  payment_method: Method.nullish(),
})

/** A refund of a payment of the order's. */
export const Refund = z.object({
  id: Id,
  transaction_id: Id,
  amount: Amount,
  status: z.string(),
})

/** An order of the Orders API with what the shop reads of it; amounts in centavos. */
export const Order = z.object({
  id: Id,
  external_reference: z.string(),
  status: z.string(),
  description: z.string().nullish(),
  created_date: Instant,
  last_updated_date: Instant.nullish(),
  transactions: z.object({
    /** Orders of `automatic` mode have one. */
    payments: z.tuple([Payment], Payment),
    refunds: z.array(Refund).nullish(),
  }),
})

export type Order = z.infer<typeof Order>
export type Refund = z.infer<typeof Refund>
export type OrderPayment = z.infer<typeof Payment>
