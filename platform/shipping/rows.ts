import { and, eq, gt, sql } from 'drizzle-orm'
import type { Freight } from '#contract/settings/shipping.ts'
import { placeOf } from '#domain/customer/address/cep-city.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { digest, type QuoteRequest, requestDigest } from './quotes/quote-digest.ts'
import { cotacoes } from './tables.ts'

/** A quote as it is kept. */
export type StoredQuote = { idCotacao: string; fretes: Freight[]; expiraEm: Date }

/** Keeps a quote and answers its id. One that is there already holds longer. */
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

/** A quote that holds still, and for this question. */
export async function findQuote(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
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
        gt(cotacoes.expiraEm, agora),
      ),
    )

  return quote
}
