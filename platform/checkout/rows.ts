import { eq, sql } from 'drizzle-orm'
import { accountOfSession, type SessionAccount } from '#platform/customers/sessions/account-of-session.ts'
import { type Writer, writeAtCommit } from '#platform/database/at-commit.ts'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { compras } from './tables.ts'

/** A checkout draft, with what the session knows. */
export type Draft = {
  /** Whether there is a stored draft. */
  stored: boolean
  conta: SessionAccount | null
} & Pick<typeof compras.$inferSelect, 'identificacao' | 'endereco' | 'idCotacao' | 'idFrete'>

/** Reads a session's draft, empty if there is none, in one statement. */
export async function readDraft(db: Database, sessao: string): Promise<Draft> {
  const [row] = await draftQuery(db).execute({ sessao })
  if (!row) throw new Error('The statement has no condition, but returned no row.')

  return row
}

/** Saves some fields of the draft; the others stay. */
export async function saveDraft(
  db: Database,
  { sessao, now }: { sessao: string; now: Date },
  part: Partial<Omit<typeof compras.$inferInsert, 'sessao' | 'alteradaEm'>>,
): Promise<void> {
  await db
    .insert(compras)
    .values({ sessao, ...part, alteradaEm: now })
    .onConflictDoUpdate({ target: compras.sessao, set: { ...part, alteradaEm: now } })
}

/** Stores the id of the draft's quote; does nothing if there is no draft. */
export async function recordQuote(db: Database, sessao: string, idCotacao: string): Promise<void> {
  await db.update(compras).set({ idCotacao }).where(eq(compras.sessao, sessao))
}

/** Moves a draft to the session that a login creates. */
export async function moveDraft(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(compras).set({ sessao: to }).where(eq(compras.sessao, from))
}

/** Deletes the draft that became an order, with the commit of the order's transaction. */
export async function deleteDraft(tx: Database, sessao: string): Promise<void> {
  await writeAtCommit(tx, [DELETED_DRAFTS, [sessao]])
}

const DELETED_DRAFTS: Writer<string> = {
  name: 'deleted_drafts',
  statement: (sessions) => sql`
    delete from compras where sessao = any(${sql.param(sessions)}::text[]) returning sessao as id`,
}

const draftQuery = preparedQuery((db: Database) => {
  const sessao = sql.placeholder('sessao')

  return db
    .select({
      stored: sql<boolean>`c.sessao is not null`,
      conta: accountOfSession(sessao),
      identificacao: sql<Draft['identificacao']>`c.identificacao`,
      endereco: sql<Draft['endereco']>`c.endereco`,
      idCotacao: sql<string | null>`c.id_cotacao`,
      idFrete: sql<string | null>`c.id_frete`,
    })
    .from(sql`(select 1) one left join compras c on c.sessao = ${sessao}`)
    .prepare('checkout')
})
