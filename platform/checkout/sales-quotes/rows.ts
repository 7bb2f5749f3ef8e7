import { and, asc, eq, sql } from 'drizzle-orm'
import { type SalesQuoteSituation, salesQuoteSituation } from '#domain/order/sales-quote/sales-quote.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { livesInStatement } from '#platform/orders/access/lives-in-statement.ts'
import { numberInStatement } from '#platform/orders/access/number-in-statement.ts'
import { propostas, type QuoteRow, type VersionRow, propostasVersoes as versoes } from './tables.ts'

/** A sales quote in its newest version. */
export type QuoteRows = {
  proposta: QuoteRow
  versao: VersionRow
  numeroPedido: number | null
  /** Whether its order was paid, or can still be. */
  pedidoVivo: boolean
}

/** Reads a quote, in its newest version or another. Does not check access. Refuses `PropostaInexistente`. */
export async function readQuote(db: Database, id: string, versao?: number): Promise<QuoteRows> {
  const [row] = await db
    .select({
      proposta: propostas,
      versao: versoes,
      numeroPedido: numberInStatement(sql`propostas.id_pedido`),
      pedidoVivo: livesInStatement(sql`propostas.id_pedido`),
    })
    .from(propostas)
    .innerJoin(
      versoes,
      and(eq(versoes.idProposta, propostas.id), eq(versoes.versao, versao ?? propostas.versao)),
    )
    .where(eq(propostas.id, id))
  if (!row) throw refuse('PropostaInexistente')

  return row
}

/** Locks a quote until the transaction ends, and reads it. Refuses `PropostaInexistente`. */
export async function lockQuote(tx: Database, id: string): Promise<QuoteRows> {
  await tx.select({ id: propostas.id }).from(propostas).where(eq(propostas.id, id)).for('update')

  // Read after the lock: its previous holder may have accepted or revised it.
  return readQuote(tx, id)
}

/** All versions of a quote, oldest first. */
export function versionsOf(db: Database, id: string): Promise<VersionRow[]> {
  return db.select().from(versoes).where(eq(versoes.idProposta, id)).orderBy(asc(versoes.versao))
}

/** Where a quote stands now. */
export function situationOf(
  { proposta, versao, pedidoVivo }: QuoteRows,
  { now }: Pick<RequestContext, 'now'>,
): SalesQuoteSituation {
  const { validaAte } = versao

  return salesQuoteSituation({ validaAte, pedidoVivo, cancelada: proposta.canceladaEm !== null }, now)
}
