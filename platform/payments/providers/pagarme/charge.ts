import * as z from 'zod'

/** Dates come with a zone, or, in older answers, without one and in UTC. */
const Moment = z.string().transform((text, context) => {
  const moment = new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`)
  if (Number.isNaN(moment.getTime())) context.addIssue('no date')
  return moment
})

const Text = z.string().nullish()

/** The last thing that happened to a charge: of which fields are there depends on `payment_method`. */
const Transaction = z.object({
  status: z.string(),
  qr_code: Text,
  line: Text,
  pdf: Text,
  due_at: Text,
  card: z.object({ brand: z.string(), last_four_digits: z.string().regex(/^\d{4}$/) }).nullish(),
  acquirer_auth_code: Text,
  acquirer_nsu: Text,
  acquirer_return_code: Text,
  antifraud_response: z.object({ status: Text }).nullish(),
})

/** A charge (`ch_…`) as Pagar.me v5 answers it. Centavos. Unknown fields, the payer's among them, are dropped. */
export const Charge = z.object({
  id: z.string().regex(/^ch_\w{1,60}$/),
  amount: z.int().positive(),
  status: z.string(),
  payment_method: z.string(),
  paid_amount: z.int().min(0).nullish(),
  canceled_amount: z.int().min(0).nullish(),
  due_at: Text,
  paid_at: Moment.nullish(),
  updated_at: Moment,
  metadata: z.record(z.string(), z.unknown()).nullish(),
  last_transaction: Transaction.nullish(),
})

export type Charge = z.output<typeof Charge>

/** An order (`or_…`), of which the shop creates one per charge. `code` is the shop's own id of the charge. */
export const Order = z.object({
  id: z.string().regex(/^or_\w{1,60}$/),
  code: Text,
  status: z.string(),
  charges: z.array(Charge).default([]),
})

export type Order = z.output<typeof Order>

/** A page of orders, without what is in them. */
export const Orders = z.object({ data: z.array(Order.omit({ charges: true })).default([]) })
