import { ACCOUNT_MAILS } from './mails/account.ts'
import type { MailDescription } from './mails/describe-mail.ts'
import { MARKETING_MAILS } from './mails/marketing.ts'
import { ORDER_MAILS } from './mails/orders.ts'
import { REVIEW_MAILS } from './mails/reviews.ts'
import { sampleOrder } from './mails/sample-order.ts'
import { STAFF_MAILS } from './mails/staff.ts'
import type { TemplateName, Templates } from './templates.ts'

/** Every mail of the shop, in the order of the panel's list. */
export const MAILS = {
  ...ORDER_MAILS,
  ...ACCOUNT_MAILS,
  ...REVIEW_MAILS,
  ...MARKETING_MAILS,
  ...STAFF_MAILS,
}

export const TEMPLATE_NAMES = Object.keys(MAILS) as TemplateName[]

/** The mail of this name; undefined if there is none. */
export function templateOf(modelo: string): TemplateName | undefined {
  return TEMPLATE_NAMES.find((name) => name === modelo)
}

/** Invented props of a mail, to preview it; `picture` is the key of a stored picture for its products. */
export function sampleMail<Name extends TemplateName>(
  name: Name,
  storeUrl: string,
  picture?: string,
): Templates[Name] {
  const { sample } = MAILS[name] as MailDescription<Templates[Name]>

  return sample({ storeUrl, order: sampleOrder(picture) })
}
