import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { livesInStatement } from '#platform/orders/access/lives-in-statement.ts'
import { versionsOf } from './rows.ts'
import { propostas, propostasVersoes } from './tables.ts'

/**
 * Gives a new customer, whose e-mail address is verified, the quotes with that address that have no customer: quotes are
 * made without a login.
 */
export async function adoptQuotes(
  tx: Database,
  { idCliente, email }: { idCliente: number; email: string },
): Promise<void> {
  await tx
    .update(propostas)
    .set({ idCliente })
    .where(and(eq(propostas.email, email), isNull(propostas.idCliente)))
}

/**
 * A customer's sales quotes with all their versions, for the download of personal data: those of the account, as of
 * orders. An address that somebody typed may be mistyped, and proves nothing.
 */
export async function exportQuotes(tx: Database, idCliente: number) {
  const rows = await tx
    .select()
    .from(propostas)
    .where(eq(propostas.idCliente, idCliente))
    .orderBy(asc(propostas.criadaEm))
  const exported = []
  for (const { semente: _secret, ...quote } of rows)
    exported.push({ ...quote, versoes: await versionsOf(tx, quote.id) })

  return exported
}

/**
 * Erases a customer from quotes: those that are open end, also after an order that nobody paid, and texts about them go.
 * Goods and prices stay, without a person; what was paid stays with its order as the law requires.
 */
export async function eraseQuotes(tx: Database, idCliente: number): Promise<void> {
  const rows = await tx.select({ id: propostas.id }).from(propostas).where(eq(propostas.idCliente, idCliente))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .update(propostasVersoes)
    .set({ observacoes: '', alunos: [] })
    .where(inArray(propostasVersoes.idProposta, ids))
  await tx
    .update(propostas)
    .set({
      idCliente: null,
      email: '',
      endereco: null,
      comprador: {
        pessoa: 'F',
        nomeRazao: 'Cliente',
        documento: '',
        inscricaoEstadual: '',
        email: '',
        celular: '',
      },
      canceladaEm: sql`case when ${livesInStatement(sql`propostas.id_pedido`)} then ${propostas.canceladaEm} else coalesce(${propostas.canceladaEm}, now()) end`,
      // Its link opens nothing any more.
      semente: sql`encode(sha256(gen_random_uuid()::text::bytea), 'hex')`,
    })
    .where(inArray(propostas.id, ids))
}

/** How long after its last change somebody may come back to a quote that did not become an order. */
const RETENTION_YEARS = 2

/** Small enough for one statement; the next run takes the rest. */
const BATCH = 500

/** Deletes quotes that nobody accepted, and those whose order is gone. */
export async function purgeSalesQuotes({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - RETENTION_YEARS)
  const over = db
    .select({ id: propostas.id })
    .from(propostas)
    .where(and(isNull(propostas.idPedido), lt(propostas.alteradaEm, before)))
    .limit(BATCH)
  await db.delete(propostas).where(inArray(propostas.id, over))
}
