import { sql } from 'drizzle-orm'
import { type LinkStage, linkStage } from '#domain/order/link-stage.ts'
import { customerOfSession } from '#platform/customers/sessions/customer-of-session.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { type QuoteRows, readQuote } from '../rows.ts'
import { salesQuoteKey } from '../sales-quote-key.ts'

/** A quote's id, and the key that opens it without a login. */
export type QuoteAccess = { id: string; chave?: string | undefined }

/**
 * Returns a quote to its customer and to the holder of its key, with the stage of the link; null for the customer.
 * Refuses `PropostaInexistente` to everybody else, so that nobody learns whether it exists, and `LinkVencido`.
 */
export async function openQuote(
  context: Pick<RequestContext, 'db' | 'sessao' | 'signLink' | 'now'>,
  { id, chave }: QuoteAccess,
): Promise<{ rows: QuoteRows; link: LinkStage | null }> {
  const rows = await readQuote(context.db, id)
  const { proposta } = rows
  if (proposta.idCliente !== null && proposta.idCliente === (await visitorOf(context)))
    return { rows, link: null }
  if (chave === undefined || !sameSecret(chave, salesQuoteKey(context, proposta)))
    throw refuse('PropostaInexistente')
  const link = linkStage({ desde: proposta.alteradaEm, now: context.now })
  if (link === 'over') throw refuse('LinkVencido')

  return { rows, link }
}

async function visitorOf({ db, sessao }: Pick<RequestContext, 'db' | 'sessao'>): Promise<number | null> {
  if (sessao === null) return null
  const [visitor] = await db
    .select({ id: customerOfSession(sql`${sessao}::text`) })
    .from(sql`(select 1) as one`)

  return visitor?.id ?? null
}
