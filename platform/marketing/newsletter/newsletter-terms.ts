import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { findMenu } from '#platform/content/menus/find-menu.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** As long as the record of a consent may be. */
const LIMIT = 1000

/** What the newsletter's form says to who signs up at this moment: the merchant's words, or those that stand in for them. */
export async function newsletterTerms({ db }: Pick<RequestContext, 'db'>): Promise<string> {
  const itens = await findMenu(db, 'newsletter')
  const words = itens?.length ? itens.map(({ label }) => label) : CONSENT_TEXTS.newsletter

  return words.join(' ').slice(0, LIMIT)
}
