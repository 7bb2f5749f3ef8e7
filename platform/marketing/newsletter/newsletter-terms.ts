import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { findMenu } from '#platform/content/menus/find-menu.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** The maximum length of a stored consent text. */
const LIMIT = 1000

/** The text that the newsletter's form shows now: the merchant's, or the default. */
export async function newsletterTerms({ db }: Pick<RequestContext, 'db'>): Promise<string> {
  const itens = await findMenu(db, 'newsletter')
  const words = itens?.length ? itens.map(({ label }) => label) : CONSENT_TEXTS.newsletter

  return words.join(' ').slice(0, LIMIT)
}
