import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { agendaPublicacao, precosAgendados, produtos, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { productTags } from '../product-tags.ts'
import { setStatus } from './set-product-status.ts'
import { unfitForSale } from './unfit-for-sale.ts'

/** Products per run; the rest follows in the next one. */
const AT_ONCE = 200

/** Applies schedules that are due: publishes and unpublishes products, begins and ends promotional prices. */
export async function applySchedules(context: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  for (const id of await dueProducts(context))
    await context.db.transaction(async (tx) => {
      await tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.id, id)).for('no key update')
      await applyPrices(tx, context, id)
      await applyStatus(tx, context, id)
    })
}

async function dueProducts({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<number[]> {
  const result = await db
    .select({ id: agendaPublicacao.idProduto })
    .from(agendaPublicacao)
    .where(or(lte(agendaPublicacao.publicarEm, now), lte(agendaPublicacao.retirarEm, now)))
    .union(
      db
        .select({ id: precosAgendados.idProduto })
        .from(precosAgendados)
        .where(
          or(
            lte(precosAgendados.terminaEm, now),
            and(lte(precosAgendados.comecaEm, now), isNull(precosAgendados.precoPorNormal)),
          ),
        ),
    )
    .limit(AT_ONCE)

  return result.map(({ id }) => id)
}

async function applyPrices(tx: Database, { now }: Pick<RequestContext, 'now'>, id: number) {
  const ended = await endPrices(tx, now, id)
  const begun = await beginPrices(tx, now, id)
  if (!ended && !begun) return
  await tx
    .update(produtos)
    .set({ impressao: null, versao: sql`${produtos.versao} + 1`, alteradoEm: sql`now()` })
    .where(eq(produtos.id, id))
  await refreshListing(tx, [id])
  await invalidateTags(tx, await productTags(tx, [id]))
}

/** Restores normal prices, except where somebody changed the price during the promotion. */
async function endPrices(tx: Database, now: Date, id: number): Promise<boolean> {
  const ending = and(eq(precosAgendados.idProduto, id), lte(precosAgendados.terminaEm, now))
  const back = await tx
    .update(skus)
    .set({ precoDe: sql`${precosAgendados.precoDeNormal}`, precoPor: sql`${precosAgendados.precoPorNormal}` })
    .from(precosAgendados)
    .where(
      and(
        eq(precosAgendados.idSku, skus.id),
        eq(precosAgendados.precoPromocional, skus.precoPor),
        sql`${precosAgendados.precoPorNormal} is not null`,
        ending,
      ),
    )
    .returning({ id: skus.id })
  await tx.delete(precosAgendados).where(ending)

  return back.length > 0
}

/** A price that is already below the promotion's is kept. */
async function beginPrices(tx: Database, now: Date, id: number): Promise<boolean> {
  const beginning = and(
    eq(precosAgendados.idProduto, id),
    lte(precosAgendados.comecaEm, now),
    isNull(precosAgendados.precoPorNormal),
  )
  const begun = await tx
    .update(precosAgendados)
    .set({ precoDeNormal: sql`${skus.precoDe}`, precoPorNormal: sql`${skus.precoPor}` })
    .from(skus)
    .where(
      and(
        eq(skus.id, precosAgendados.idSku),
        sql`${skus.precoPor} > ${precosAgendados.precoPromocional}`,
        beginning,
      ),
    )
    .returning({ idSku: precosAgendados.idSku, precoPor: precosAgendados.precoPromocional })
  await tx.delete(precosAgendados).where(beginning)
  for (const { idSku, precoPor } of begun)
    await tx
      .update(skus)
      .set({ precoDe: sql`coalesce(${skus.precoDe}, ${skus.precoPor})`, precoPor })
      .where(eq(skus.id, idSku))

  return begun.length > 0
}

async function applyStatus(tx: Database, context: Pick<RequestContext, 'now'>, id: number) {
  const [row] = await tx.select().from(agendaPublicacao).where(eq(agendaPublicacao.idProduto, id))
  if (!row) return
  const { publicarEm, retirarEm, situacao } = row
  const leaves = retirarEm !== null && retirarEm <= context.now
  const comes = !leaves && publicarEm !== null && publicarEm <= context.now && situacao !== null
  const fit = situacao === null || !(await unfitForSale(tx, [id], situacao)).has(id)

  if (leaves) await setStatus(tx, context, [id], 'inativo')
  // Its only picture may have been deleted since; then the product is not published.
  else if (comes && fit) await setStatus(tx, context, [id], situacao)
  if (leaves || (comes && retirarEm === null))
    await tx.delete(agendaPublicacao).where(eq(agendaPublicacao.idProduto, id))
  else if (comes)
    await tx
      .update(agendaPublicacao)
      .set({ publicarEm: null, situacao: null })
      .where(eq(agendaPublicacao.idProduto, id))
}
