import * as z from 'zod'

/** Dates come with a zone, or, in older answers, without one and in UTC. */
const Moment = z.string().transform((text, context) => {
  const moment = new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`)
  if (Number.isNaN(moment.getTime())) context.addIssue('no date')
  return moment
})

const Text = z.string().nullish()

const CardId = z.string().regex(/^card_\w{1,60}$/)

/** A card (`card_…`) in its customer's wallet. */
export const Card = z.object({
  id: CardId,
  brand: z.string().min(1).max(40),
  last_four_digits: z.string().regex(/^\d{4}$/),
  exp_month: z.int().min(1).max(12),
  exp_year: z.int().min(2000).max(2200),
  status: Text,
  deleted_at: Text,
})

/** The last thing that happened to a charge: of which fields are there depends on `payment_method`. */
const Transaction = z.object({
  status: z.string(),
  qr_code: Text,
  line: Text,
  pdf: Text,
  due_at: Text,
  card: z
    .object({
      id: CardId.nullish(),
      brand: z.string(),
      last_four_digits: z.string().regex(/^\d{4}$/),
    })
    .nullish(),
  acquirer_auth_code: Text,
  acquirer_nsu: Text,
  acquirer_return_code: Text,
  antifraud_response: z.object({ status: Text }).nullish(),
})

/** A charge (`ch_…`) as Pagar.me v5 answers it. Centavos. Of its payer only the id stays; unknown fields are dropped. */
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
  customer: z
    .object({ id: z.string().regex(/^cus_\w{1,60}$/) })
    .nullish()
    .catch(null),
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
