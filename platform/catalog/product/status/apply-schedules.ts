import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { agendaPublicacao, precosAgendados, produtos, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { productTags } from '../product-tags.ts'
import { showAs } from './set-product-status.ts'
import { unfitForSale } from './unfit-for-sale.ts'

/** Products at a time; the rest comes with the next round. */
const AT_ONCE = 200

/** Does what was set for a moment that has come: brings products into the shop, takes them out, begins and ends prices. */
export async function applySchedules(context: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  for (const id of await dueProducts(context))
    await context.db.transaction(async (tx) => {
      await tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.id, id)).for('no key update')
      await applyPrices(tx, context, id)
      await applyStatus(tx, context, id)
    })
}

async function dueProducts({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<number[]> {
  const result = await db
    .select({ id: agendaPublicacao.idProduto })
    .from(agendaPublicacao)
    .where(or(lte(agendaPublicacao.publicarEm, agora), lte(agendaPublicacao.retirarEm, agora)))
    .union(
      db
        .select({ id: precosAgendados.idProduto })
        .from(precosAgendados)
        .where(
          or(
            lte(precosAgendados.terminaEm, agora),
            and(lte(precosAgendados.comecaEm, agora), isNull(precosAgendados.precoPorNormal)),
          ),
        ),
    )
    .limit(AT_ONCE)

  return result.map(({ id }) => id)
}

async function applyPrices(tx: Database, { agora }: Pick<RequestContext, 'agora'>, id: number) {
  const ended = await endPrices(tx, agora, id)
  const begun = await beginPrices(tx, agora, id)
  if (!ended && !begun) return
  await tx
    .update(produtos)
    .set({ impressao: null, versao: sql`${produtos.versao} + 1`, alteradoEm: sql`now()` })
    .where(eq(produtos.id, id))
  await refreshListing(tx, [id])
  await invalidateTags(tx, await productTags(tx, [id]))
}

/** The normal prices come back, but where somebody has changed the price since: who did has the last word. */
async function endPrices(tx: Database, agora: Date, id: number): Promise<boolean> {
  const ending = and(eq(precosAgendados.idProduto, id), lte(precosAgendados.terminaEm, agora))
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

/** A price that has been cut below the promotion's meanwhile stays. */
async function beginPrices(tx: Database, agora: Date, id: number): Promise<boolean> {
  const beginning = and(
    eq(precosAgendados.idProduto, id),
    lte(precosAgendados.comecaEm, agora),
    isNull(precosAgendados.precoPorNormal),
  )
  const kept = await tx
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
  for (const { idSku, precoPor } of kept)
    await tx
      .update(skus)
      .set({ precoDe: sql`coalesce(${skus.precoDe}, ${skus.precoPor})`, precoPor })
      .where(eq(skus.id, idSku))

  return kept.length > 0
}

async function applyStatus(tx: Database, context: Pick<RequestContext, 'agora'>, id: number) {
  const [row] = await tx.select().from(agendaPublicacao).where(eq(agendaPublicacao.idProduto, id))
  if (!row) return
  const { publicarEm, retirarEm, situacao } = row
  const leaves = retirarEm !== null && retirarEm <= context.agora
  const comes = !leaves && publicarEm !== null && publicarEm <= context.agora && situacao !== null
  const fit = situacao === null || !(await unfitForSale(tx, [id], situacao)).has(id)

  if (leaves) await showAs(tx, context, [id], 'inativo')
  // Its only picture may have been taken away since; then the product stays where it is.
  else if (comes && fit) await showAs(tx, context, [id], situacao)
  if (leaves || (comes && retirarEm === null))
    await tx.delete(agendaPublicacao).where(eq(agendaPublicacao.idProduto, id))
  else if (comes)
    await tx
      .update(agendaPublicacao)
      .set({ publicarEm: null, situacao: null })
      .where(eq(agendaPublicacao.idProduto, id))
}
