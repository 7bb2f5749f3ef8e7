import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireAnyTeaching, requireTeaching } from '../account/get-teaching-account.ts'
import { listasEnsino as listas } from '../tables.ts'

type ListRow = typeof listas.$inferSelect

/**
 * Returns a list of the logged-in teacher or school, whatever the account's situation. Refuses `LoginNecessario`,
 * `EnsinoNaoAprovado` without an account, and `ListaInexistente` for another's.
 */
export async function ownList(context: RequestContext, id: string): Promise<ListRow> {
  const idCliente = await requireAnyTeaching(context)
  const [row] = await context.db.select().from(listas).where(isOwn(idCliente, id))
  if (!row) throw refuse('ListaInexistente')

  return row
}

type Change<Result> = (tx: Database, lista: ListRow) => Promise<Result>

/**
 * Changes a list of the logged-in teacher or school under its lock, so that its parts stay within their bounds. Refuses
 * as `ownList` does, `EnsinoNaoAprovado` without an approved account, and what `change` refuses.
 */
export async function changeOwnList<Result>(
  context: RequestContext,
  id: string,
  change: Change<Result>,
): Promise<Result> {
  return changeListOf(context, { idCliente: await requireTeaching(context), id }, change)
}

/** Same to erase something, whatever the account's situation. Refuses as `ownList` does, and what `erase` refuses. */
export async function eraseInOwnList<Result>(
  context: RequestContext,
  id: string,
  erase: Change<Result>,
): Promise<Result> {
  return changeListOf(context, { idCliente: await requireAnyTeaching(context), id }, erase)
}

function changeListOf<Result>(
  { db, now }: RequestContext,
  { idCliente, id }: { idCliente: number; id: string },
  change: Change<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(listas).where(isOwn(idCliente, id)).for('update')
    if (!row) throw refuse('ListaInexistente')
    const result = await change(tx, row)
    await tx.update(listas).set({ alteradoEm: now }).where(eq(listas.id, id))

    return result
  })
}

function isOwn(idCliente: number, id: string) {
  return and(eq(listas.id, id), eq(listas.idCliente, idCliente))
}
