import { eq } from 'drizzle-orm'
import { RedirectInput } from '#contract/catalog/product-input.ts'
import { normalPath } from '#domain/listing/listing-url.ts'
import { SELF_REDIRECT } from '#domain/urls/redirect-address.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { redirecionamentos } from '../tables.ts'
import { redirect } from './claim-address.ts'

/** Redirects an old address to its new one; saving it again changes nothing. */
export async function saveRedirect(
  { db }: Pick<RequestContext, 'db'>,
  input: RedirectInput,
): Promise<{ mudou: boolean }> {
  const parsed = readInput(RedirectInput, input)
  const de = normalPath(parsed.de)
  const { para } = parsed
  if (de === normalPath(para)) throw refuse('CadastroInvalido', { motivo: SELF_REDIRECT })

  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(redirecionamentos).where(eq(redirecionamentos.de, de))
    if (known?.para === para) return { mudou: false }

    await redirect(tx, de, para)
    await invalidateTags(tx, [tags.address(de)])
    return { mudou: true }
  })
}
