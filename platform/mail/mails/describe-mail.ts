import type { MailInList } from '#contract/content/mail-texts.ts'
import type { Order } from '#contract/orders/orders.ts'

/** A mail as the panel lists it, and an invented example of what its template gets. */
export type MailDescription<Props> = Pick<MailInList, 'nome' | 'quando' | 'grupo'> & {
  sample: (around: SampleData) => Props
}

/** What samples are made of. Their links lead to pages of the shop at `storeUrl`; `order` has been sent. */
export type SampleData = { storeUrl: string; order: Order }

/** Types a description by the props of its template. */
export function describeMail<Props>(description: MailDescription<Props>): MailDescription<Props> {
  return description
}
