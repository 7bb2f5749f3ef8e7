import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { STORE } from '../../stock-actor.ts'
import { RESTOCK_MAIL } from '../restock-mail.ts'

/** Why stock movements of holds were made; shown to staff. */
export const SET_ASIDE = 'Reservado para a fila'
export const GIVEN_BACK = 'Reserva da fila liberada'

/**
 * Whether units of the SKU `s` are held for its queue: not those of kits, whose stock is that of their parts, nor pieces.
 */
export const HOLDABLE: SQL = sql`not s.exemplar
  and not exists (select from kit_itens k where k.id_produto = s.id_produto)
  and queue_hold_hours() > 0`

const Reserved = z.object({
  rows: z.array(z.object({ id: z.int(), unidades: z.int(), avisos: z.array(z.int()) })),
})

/**
 * Holds a unit of these SKUs for each of those who come first in their queues, as far as the stock goes, and enqueues their
 * mails. Call it in the transaction that raised the stock, before anybody else sees it. Returns the units that were taken
 * off each SKU's stock.
 */
export async function holdForQueue(tx: Database, skus: readonly number[]): Promise<Map<number, number>> {
  if (skus.length === 0) return new Map()
  const ids = sql.param([...skus])
  const result = await tx.execute(sql`
    with free as (
      select s.id, s.estoque from skus s
      where s.id = any(${ids}::integer[]) and s.estoque > 0 and ${HOLDABLE}
        and exists (select from listagem l where l.id_produto = s.id_produto and l.situacao = 'disponivel')
        and exists (
          select from avisos_estoque a where a.id_sku = s.id and a.avisado_em is null and a.confirmado_em is not null
        )
      order by s.id for no key update of s
    ),
    -- Chosen once: in a condition of the update, it may be chosen again for each row, and then skips those before.
    next as materialized (
      select place.id from free cross join lateral (
        select w.id from avisos_estoque w
        where w.id_sku = free.id and w.avisado_em is null and w.confirmado_em is not null
        order by w.confirmado_em, w.id limit free.estoque for update skip locked
      ) place
    ),
    marked as (
      update avisos_estoque a set avisado_em = greatest(clock_timestamp(), a.criado_em)
      from next where a.id = next.id
      returning a.id, a.id_sku
    ),
    held as (
      insert into reservas_espera (id_aviso, id_sku, criada_em) select id, id_sku, clock_timestamp() from marked
    ),
    taken as (select id_sku, count(*)::integer as units, array_agg(id order by id) as places from marked group by id_sku),
    deducted as (
      update skus s set estoque = s.estoque - t.units from taken t where s.id = t.id_sku
      returning s.id, s.sku, s.estoque, t.units, t.places
    ),
    recorded as (
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, motivo, quem)
      select clock_timestamp(), id, sku, 'ajuste', units, -units, estoque, ${SET_ASIDE}, ${STORE} from deducted
    )
    select id, units as unidades, places as avisos from deducted order by id`)
  const { rows } = Reserved.parse(result)
  for (const { avisos } of rows) for (const id of avisos) await enqueue(tx, RESTOCK_MAIL, { id })

  return new Map(rows.map(({ id, unidades }) => [id, unidades]))
}
