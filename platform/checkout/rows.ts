import { eq, sql } from 'drizzle-orm'
import { accountOfSession, type SessionAccount } from '#platform/customers/sessions/account-of-session.ts'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { compras } from './tables.ts'

/** What was typed of a purchase so far, and what the session tells besides. */
export type Draft = {
  /** Whether anything was kept. */
  guardada: boolean
  conta: SessionAccount | null
} & Pick<typeof compras.$inferSelect, 'identificacao' | 'endereco' | 'idCotacao' | 'idFrete'>

/** A session's draft, empty where there is none: one statement. */
export async function readDraft(db: Database, sessao: string): Promise<Draft> {
  const [row] = await draftQuery(db).execute({ sessao })
  if (!row) throw new Error('A statement without a condition answered no row.')

  return row
}

/** Keeps a part of what was typed; the other parts stay. */
export async function saveDraft(
  db: Database,
  { sessao, agora }: { sessao: string; agora: Date },
  part: Partial<Omit<typeof compras.$inferInsert, 'sessao' | 'alteradaEm'>>,
): Promise<void> {
  await db
    .insert(compras)
    .values({ sessao, ...part, alteradaEm: agora })
    .onConflictDoUpdate({ target: compras.sessao, set: { ...part, alteradaEm: agora } })
}

/** Notes the quote that was made for a draft; where nothing was typed, there is none to note it with. */
export async function noteQuote(db: Database, sessao: string, idCotacao: string): Promise<void> {
  await db.update(compras).set({ idCotacao }).where(eq(compras.sessao, sessao))
}

/** Takes a draft along to the session that a login gives. */
export async function moveDraft(tx: Database, { de, para }: { de: string; para: string }): Promise<void> {
  await tx.update(compras).set({ sessao: para }).where(eq(compras.sessao, de))
}

/** What has become an order is no draft any more. */
export async function dropDraft(db: Database, sessao: string): Promise<void> {
  await db.delete(compras).where(eq(compras.sessao, sessao))
}

const draftQuery = preparedQuery((db: Database) => {
  const sessao = sql.placeholder('sessao')

  return db
    .select({
      guardada: sql<boolean>`c.sessao is not null`,
      conta: accountOfSession(sessao),
      identificacao: sql<Draft['identificacao']>`c.identificacao`,
      endereco: sql<Draft['endereco']>`c.endereco`,
      idCotacao: sql<string | null>`c.id_cotacao`,
      idFrete: sql<string | null>`c.id_frete`,
    })
    .from(sql`(select 1) nada left join compras c on c.sessao = ${sessao}`)
    .prepare('compra')
})
