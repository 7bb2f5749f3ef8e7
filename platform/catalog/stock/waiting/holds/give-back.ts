import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { StockChange } from '../../follow-stock.ts'
import { STORE } from '../../stock-actor.ts'
import { LOST_HOLD_MAIL } from '../restock-mail.ts'
import { GIVEN_BACK } from './hold-for-queue.ts'

const GivenBack = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      idProduto: z.int(),
      antes: z.int(),
      depois: z.int(),
      emKit: z.boolean(),
      avisos: z.array(z.int()),
    }),
  ),
})

/**
 * Ends holds (`h`), and puts their units back on the stock. `which` selects their places; of two transactions that end the
 * same hold, one does. Locks the SKUs first, as all that change a stock do. Returns the changes with those places whose
 * holders had been notified of their unit.
 */
export async function giveBack(tx: Database, which: SQL): Promise<(StockChange & { avisos: number[] })[]> {
  const result = await tx.execute(sql`
    with locked as (
      select s.id from skus s
      where s.id in (select h.id_sku from reservas_espera h where h.id_aviso in (${which}))
      order by s.id for no key update of s
    ),
    -- Of a SKU that left the store, there is nothing to put back.
    gone as (
      delete from reservas_espera h
      where h.id_aviso in (${which}) and not exists (select from skus s where s.id = h.id_sku)
    ),
    ended as (
      delete from reservas_espera h using locked where h.id_sku = locked.id and h.id_aviso in (${which})
      returning h.id_sku, case when h.ate is not null then h.id_aviso end as place
    ),
    units as (
      select id_sku, count(*)::integer as units, array_remove(array_agg(place order by place), null) as places
      from ended group by id_sku
    ),
    returned as (
      update skus s set estoque = s.estoque + u.units from units u where s.id = u.id_sku
      returning s.id, s.id_produto, s.sku, s.estoque, u.units, u.places
    ),
    recorded as (
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, motivo, quem)
      select clock_timestamp(), id, sku, 'ajuste', units, units, estoque, ${GIVEN_BACK}, ${STORE} from returned
    )
    select r.id, r.id_produto as "idProduto", r.estoque - r.units as antes, r.estoque as depois,
      exists (select from kit_itens k where k.id_sku = r.id) as "emKit", r.places as avisos
    from returned r order by r.id`)

  return GivenBack.parse(result).rows
}

/** Enqueues the mails to those who lost a unit that they had been notified of. */
export async function notifyHolders(tx: Database, changes: readonly { avisos: number[] }[]): Promise<void> {
  for (const { avisos } of changes) for (const id of avisos) await enqueue(tx, LOST_HOLD_MAIL, { id })
}

/**
 * Gives up as many holds of each SKU as its stock lacks for a change that takes units away by hand: what is not there can
 * be held for nobody.
 */
export async function yieldHolds(
  tx: Database,
  lines: readonly { idSku: number; quantidade: number }[],
): Promise<void> {
  const taking = lines.filter(({ quantidade }) => quantidade < 0)
  if (taking.length === 0) return
  const ids = sql.param(taking.map(({ idSku }) => idSku))
  await tx.execute(sql`select from skus where id = any(${ids}::integer[]) order by id for no key update`)
  await yieldLast(
    tx,
    sql`
      select s.id, -l.quantidade - s.estoque as units
      from jsonb_to_recordset(${JSON.stringify(taking)}::jsonb) as l("idSku" integer, quantidade integer)
      join skus s on s.id = l."idSku"`,
  )
}

/** Gives up the holds of products' SKUs for which a save (by code) has fewer units than are held. */
export async function yieldSurplus(
  tx: Database,
  saved: readonly { sku: string; estoque: number }[],
): Promise<void> {
  await yieldLast(
    tx,
    sql`
      select s.id, (select count(*) from reservas_espera h where h.id_sku = s.id) - l.estoque as units
      from jsonb_to_recordset(${JSON.stringify(saved)}::jsonb) as l(sku text, estoque integer)
      join skus s on s.sku = l.sku
      where exists (select from reservas_espera h where h.id_sku = s.id)`,
  )
}

const Places = z.object({ rows: z.array(z.object({ id: z.int() })) })

/** Ends the holds of the last in the queue, who are back in it at their place of before. */
async function yieldLast(tx: Database, lacking: SQL): Promise<void> {
  const result = await tx.execute(sql`
    with lacking as (${lacking})
    select last.id_aviso as id from lacking cross join lateral (
      select h.id_aviso from reservas_espera h join avisos_estoque a on a.id = h.id_aviso
      where h.id_sku = lacking.id order by a.confirmado_em desc, a.id desc limit greatest(0, lacking.units)
    ) last`)
  const places = Places.parse(result).rows.map(({ id }) => id)
  await notifyHolders(tx, await returnPlaces(tx, places))
}

/** Ends the holds of places, if they have any, and puts these back where they were in their queues. Returns what `giveBack` does. */
export async function returnPlaces(tx: Database, places: readonly number[]) {
  if (places.length === 0) return []
  const which = sql`select unnest(${sql.param([...places])}::integer[])`
  const changes = await giveBack(tx, which)
  await tx.execute(sql`
    update avisos_estoque a set avisado_em = null where a.id in (${which}) and not exists (
      select from avisos_estoque later where later.id_sku = a.id_sku and later.email = a.email and later.avisado_em is null
    )`)

  return changes
}
