import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { isWorthMail, MEMORY_DAYS } from '#domain/review/price-alert.ts'
import { dayStart } from '#domain/time/day-start.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { dayOf } from '#domain/time/last-days.ts'
import { type SinglePrice, singlePrices } from '#platform/catalog/prices/single-prices.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { sendPriceFallsJob } from '../../sent-jobs.ts'

/** SKUs whose prices are read together, and addresses of a transaction. */
const PAGE = 1000
const BATCH = 200

/** Products of a mail; the others are in the next day's. */
const MAX_PRODUCTS = 12

const Watched = z.object({ rows: z.array(z.object({ id: z.int(), referencia: z.int() })) })

/**
 * Finds alerts whose price fell, and enqueues one mail a day for each address, in the transaction that notes what was
 * sent. Only what can be bought is news. A price that rose again after the last mail is what it has to fall below after
 * `MEMORY_DAYS`.
 */
export async function notifyPriceFalls(context: RequestContext): Promise<void> {
  const fallen: { id: number; preco: number }[] = []
  for await (const page of watchedPrices(context)) {
    await raiseReferences(context, page)
    fallen.push(
      ...page.flatMap(({ id, preco, aVenda, referencia }) =>
        aVenda && preco < referencia ? [{ id, preco }] : [],
      ),
    )
  }
  if (fallen.length === 0) return
  let after = 0
  do after = await notifyAddresses(context, { fallen, after })
  while (after > 0)
}

type WatchedPrice = SinglePrice & { id: number; referencia: number }

/** The SKUs of confirmed alerts with their prices now, and the highest price that one of the alerts waits to fall. */
async function* watchedPrices(context: RequestContext): AsyncGenerator<WatchedPrice[]> {
  for (let after = 0; ; ) {
    const result = await context.db.execute(sql`
      select id_sku as id, max(referencia)::integer as referencia from avisos_preco
      where confirmado_em is not null and id_sku > ${after}
      group by id_sku order by id_sku limit ${PAGE}`)
    const { rows } = Watched.parse(result)
    const prices = await singlePrices(
      context,
      rows.map(({ id }) => id),
    )
    yield rows.flatMap((row) => {
      const price = prices.get(row.id)
      return price ? [{ ...row, ...price }] : []
    })
    if (rows.length < PAGE) return
    after = rows.at(-1)?.id ?? 0
  }
}

async function raiseReferences({ db, now }: RequestContext, page: readonly WatchedPrice[]): Promise<void> {
  const prices = JSON.stringify(page.map(({ id, preco }) => ({ id, preco })))
  await db.execute(sql`
    update avisos_preco a set referencia = p.preco
    from jsonb_to_recordset(${prices}::jsonb) as p(id integer, preco integer)
    where a.id_sku = p.id and a.referencia < p.preco
      and a.avisado_em <= ${new Date(now.getTime() - MEMORY_DAYS * DAY_MS)}::timestamptz`)
}

const Due = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      idEndereco: z.int(),
      preco: z.int(),
      referencia: z.int(),
      alvo: z.int().nullable(),
    }),
  ),
})

type NotifyAddressesInput = { fallen: readonly { id: number; preco: number }[]; after: number }

/** Notifies a batch of addresses that got no mail today. Returns the last one, 0 if there are no more. */
async function notifyAddresses(
  { db, now }: RequestContext,
  { fallen, after }: NotifyAddressesInput,
): Promise<number> {
  return db.transaction(async (tx) => {
    const result = await tx.execute(sql`
      with fallen as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(fallen)}::jsonb) as f(id integer, preco integer)
      ),
      ready as (
        select e.id from avisos_preco_enderecos e
        where e.id > ${after} and (e.avisado_em is null or e.avisado_em < ${dayStart(dayOf(now))}::timestamptz)
          and exists (
            select from avisos_preco a join fallen f on f.id = a.id_sku and f.preco < a.referencia
            where a.id_endereco = e.id and a.confirmado_em is not null
          )
        order by e.id limit ${BATCH} for no key update skip locked
      )
      select a.id, a.id_endereco as "idEndereco", f.preco, a.referencia, a.alvo
      from ready r join avisos_preco a on a.id_endereco = r.id and a.confirmado_em is not null
      join fallen f on f.id = a.id_sku and f.preco < a.referencia
      order by a.id_endereco, (a.referencia - f.preco)::real / a.referencia desc, a.id`)
    const { rows } = Due.parse(result)
    for (const [idEndereco, own] of Map.groupBy(rows, (row) => row.idEndereco)) {
      const worth = own.filter((row) => isWorthMail(row.preco, row)).slice(0, MAX_PRODUCTS)
      if (worth.length === 0) continue
      const sent = worth.map(({ id, preco, referencia }) => ({ id, preco, antes: referencia }))
      await tx.execute(sql`
        with noted as (
          update avisos_preco a set referencia = s.preco, avisado_em = greatest(${now}::timestamptz, a.criado_em)
          from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as s(id integer, preco integer) where a.id = s.id
        )
        update avisos_preco_enderecos set avisado_em = ${now}::timestamptz where id = ${idEndereco}`)
      await enqueue(tx, sendPriceFallsJob, { id: idEndereco, avisos: sent })
    }

    return rows.at(-1)?.idEndereco ?? 0
  })
}
