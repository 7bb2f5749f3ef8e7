import { and, asc, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readWorkOrder, toWorkOrder } from '../rows.ts'
import {
  ordensServico as ordens,
  ordensFotos,
  ordensMensagens,
  ordensMudancas,
  ordensOrcamentos,
} from '../tables.ts'

/** Whether an instrument of a customer's is in the workshop. */
export async function hasOpenWork(tx: Database, idCliente: number): Promise<boolean> {
  const isHere = or(
    notInArray(ordens.situacao, ['entregue', 'cancelada']),
    // What was brought in waits for its owner also if the work was cancelled.
    and(eq(ordens.situacao, 'cancelada'), eq(ordens.tipo, 'balcao'), isNull(ordens.entregueEm)),
  )

  return (await tx.$count(ordens, and(eq(ordens.idCliente, idCliente), isHere))) > 0
}

/**
 * A customer's work orders, for the download of personal data: those of the account, as of orders. An e-mail address that
 * somebody typed at the counter or at a quote may be mistyped, and proves nothing.
 */
export async function exportWorkOrders(tx: Database, idCliente: number) {
  const rows = await tx
    .select()
    .from(ordens)
    .where(eq(ordens.idCliente, idCliente))
    .orderBy(asc(ordens.criadoEm))
  const exported = []
  for (const { id, email, celular, documento } of rows)
    exported.push({ ...toWorkOrder(await readWorkOrder(tx, id)), email, celular, documento })

  return exported
}

/**
 * Erases a customer from work orders that are over: who they are, what they said, and the photos. The work and its
 * price stay, without a person; what was paid stays with its order as the law requires.
 */
export async function eraseWorkOrders(tx: Database, idCliente: number): Promise<void> {
  const rows = await tx.select({ id: ordens.id }).from(ordens).where(eq(ordens.idCliente, idCliente))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.delete(ordensMensagens).where(inArray(ordensMensagens.idOrdem, ids))
  await tx.delete(ordensFotos).where(inArray(ordensFotos.idOrdem, ids))
  await tx.update(ordensOrcamentos).set({ resposta: '' }).where(inArray(ordensOrcamentos.idOrdem, ids))
  await tx
    .update(ordensMudancas)
    .set({ nota: '' })
    .where(and(inArray(ordensMudancas.idOrdem, ids), eq(ordensMudancas.quem, 'cliente')))
  await tx
    .update(ordens)
    .set({
      idCliente: null,
      nome: 'Cliente',
      email: '',
      celular: '',
      documento: '',
      relato: '',
      // Its link opens nothing any more.
      semente: sql`encode(sha256(gen_random_uuid()::text::bytea), 'hex')`,
    })
    .where(inArray(ordens.id, ids))
}

/** How long a customer may claim damages for a service (CDC, art. 27). */
const RETENTION_YEARS = 5

/** Small enough for one statement; the next run takes the rest. */
const BATCH = 500

/** Deletes work orders that have been over for longer than anybody may claim anything. */
export async function purgeWorkOrders({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - RETENTION_YEARS)
  const over = db
    .select({ id: ordens.id })
    .from(ordens)
    .where(and(inArray(ordens.situacao, ['entregue', 'cancelada']), lt(ordens.alteradoEm, before)))
    .limit(BATCH)
  await db.delete(ordens).where(inArray(ordens.id, over))
}
