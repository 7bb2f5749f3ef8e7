import { and, eq, gt, sql } from 'drizzle-orm'
import type { Freight } from '#contract/settings/shipping.ts'
import { placeOf } from '#domain/customer/address/cep-city.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { digest, type QuoteRequest, requestDigest } from './quotes/quote-digest.ts'
import { cotacoes } from './tables.ts'

/** A stored quote. */
export type StoredQuote = { idCotacao: string; fretes: Freight[]; expiraEm: Date }

/** Stores a quote and returns its id. Extends the validity of an existing one. */
export async function storeQuote(
  db: Database,
  { pedido, fretes, expiraEm }: { pedido: string; fretes: Freight[]; expiraEm: Date },
): Promise<string> {
  const id = digest([pedido, fretes])
  await db
    .insert(cotacoes)
    .values({ id, pedido, fretes, expiraEm })
    .onConflictDoUpdate({
      target: cotacoes.id,
      set: { expiraEm: sql`greatest(${cotacoes.expiraEm}, excluded.expira_em)` },
    })

  return id
}

/** Finds a quote that is still valid, and for this request. */
export async function findQuote(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  idCotacao: string,
  request: QuoteRequest,
): Promise<StoredQuote | undefined> {
  const cep = placeOf(request.cep)?.cep ?? ''
  const [quote] = await db
    .select({ idCotacao: cotacoes.id, fretes: cotacoes.fretes, expiraEm: cotacoes.expiraEm })
    .from(cotacoes)
    .where(
      and(
        eq(cotacoes.id, idCotacao),
        eq(cotacoes.pedido, requestDigest(cep, request)),
        gt(cotacoes.expiraEm, now),
      ),
    )

  return quote
}
