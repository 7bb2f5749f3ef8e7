import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { queueHoldEnd } from '#domain/cart/queue-hold.ts'
import type { Database } from '#platform/database/connect.ts'
import { followStock } from '../../follow-stock.ts'
import { reservasEspera as holds } from '../tables.ts'
import { giveBack, notifyHolders, returnPlaces } from './give-back.ts'

/** The longest hold: one whose mail could never be sent ends then too. */
const MAX_HOURS = 168

/** The holds of places in the queue, by place, of those that have one. */
export async function findHolds(db: Database, places: readonly number[]) {
  const found = await db
    .select()
    .from(holds)
    .where(inArray(holds.idAviso, [...places]))

  return new Map(found.map((hold) => [hold.idAviso, hold]))
}

/** The hold of one place; null if there is none any more. */
export async function findHold(db: Database, idAviso: number) {
  return (await findHolds(db, [idAviso])).get(idAviso) ?? null
}

const Hours = z.object({ rows: z.tuple([z.object({ hours: z.int() })]) })

/** Starts the time of a hold, when its mail is sent: once, also if the mail has to be sent again. */
export async function startHold(
  db: Database,
  { idAviso, now }: { idAviso: number; now: Date },
): Promise<Date | null> {
  const hold = await findHold(db, idAviso)
  if (!hold || hold.ate) return hold?.ate ?? null
  const { hours } = Hours.parse(await db.execute(sql`select greatest(1, queue_hold_hours()) as hours`))
    .rows[0]
  const from = new Date(Math.max(now.getTime(), hold.criadaEm.getTime()))
  await db
    .update(holds)
    .set({ ate: queueHoldEnd(from, hours) })
    .where(and(eq(holds.idAviso, idAviso), isNull(holds.ate)))

  return (await findHold(db, idAviso))?.ate ?? null
}

/** Gives a hold to the cart with which its link was opened. Returns false if it is over. */
export async function bindHold(
  db: Database,
  { idAviso, carrinho }: { idAviso: number; carrinho: number },
): Promise<boolean> {
  const bound = await db
    .update(holds)
    .set({ carrinho })
    .where(eq(holds.idAviso, idAviso))
    .returning({ id: holds.idAviso })

  return bound.length > 0
}

/** The units that a cart holds are those of another cart from now on. */
export async function moveQueueHolds(tx: Database, from: number, to: number): Promise<void> {
  await tx.update(holds).set({ carrinho: to }).where(eq(holds.carrinho, from))
}

/** Ends the hold of a place that is given up; its unit goes to whoever is next. */
export async function endHold(tx: Database, idAviso: number): Promise<void> {
  await followStock(tx, await giveBack(tx, sql`select ${idAviso}::integer`))
}

/**
 * Ends holds whose time is over; each unit goes to whoever is next, in the same transaction, or back on sale. Who lost it
 * gets a mail. Of a product that is hidden nobody could buy: they keep their place for when it is back.
 */
export async function passHoldsOn(db: Database, now: Date): Promise<void> {
  const isForSale = sql`exists (
    select from listagem l where l.id_produto = s.id_produto and l.situacao = 'disponivel'
  )`
  // Of a SKU that left the store they end with another mail.
  const dueWhere = (condition: SQL) => sql`
    select e.id_aviso from reservas_espera e join skus s on s.id = e.id_sku
    where coalesce(e.ate, e.criada_em + make_interval(hours => ${MAX_HOURS}::integer)) <= ${now}::timestamptz
      and ${condition}`
  await db.transaction(async (tx) => {
    const hidden = Places.parse(await tx.execute(sql`${dueWhere(sql`not ${isForSale}`)} order by 1`)).rows
    await followStock(
      tx,
      await returnPlaces(
        tx,
        hidden.map(({ id_aviso }) => id_aviso),
      ),
    )
    const changes = await giveBack(tx, dueWhere(isForSale))
    await followStock(tx, changes)
    await notifyHolders(tx, changes)
  })
}

const Places = z.object({ rows: z.array(z.object({ id_aviso: z.int() })) })

/** Puts a place back in its queue whose mail can't be sent, since its product is hidden; nobody else gets its unit. */
export async function returnPlace(db: Database, idAviso: number): Promise<void> {
  await db.transaction(async (tx) => followStock(tx, await returnPlaces(tx, [idAviso])))
}

/** Ends all holds of an address, whose places are about to be erased. */
export async function endHoldsOf(tx: Database, email: string): Promise<void> {
  const which = sql`
    select e.id_aviso from reservas_espera e join avisos_estoque own on own.id = e.id_aviso where own.email = ${email}`
  await followStock(tx, await giveBack(tx, which))
}
