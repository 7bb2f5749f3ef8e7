import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireTeaching } from '../account/get-teaching-account.ts'
import { listasEnsino as listas } from '../tables.ts'

type ListRow = typeof listas.$inferSelect

/**
 * Returns a list of the logged-in teacher or school. Refuses `LoginNecessario`, `EnsinoNaoAprovado`, and
 * `ListaInexistente` for another's.
 */
export async function ownList(context: RequestContext, id: string): Promise<ListRow> {
  const idCliente = await requireTeaching(context)
  const [row] = await context.db.select().from(listas).where(isOwn(idCliente, id))
  if (!row) throw refuse('ListaInexistente')

  return row
}

/**
 * Changes a list of the logged-in teacher or school under its lock, so that its parts stay within their bounds. Refuses
 * as `ownList` does, and what `change` refuses.
 */
export async function changeOwnList<Result>(
  context: RequestContext,
  id: string,
  change: (tx: Database, lista: ListRow) => Promise<Result>,
): Promise<Result> {
  const idCliente = await requireTeaching(context)

  return context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(listas).where(isOwn(idCliente, id)).for('update')
    if (!row) throw refuse('ListaInexistente')
    const result = await change(tx, row)
    await tx.update(listas).set({ alteradoEm: context.now }).where(eq(listas.id, id))

    return result
  })
}

function isOwn(idCliente: number, id: string) {
  return and(eq(listas.id, id), eq(listas.idCliente, idCliente))
}
