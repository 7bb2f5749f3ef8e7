import { and, desc, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { avisosEstoque as avisos, reservasEspera as holds } from './tables.ts'

export type PlaceRow = typeof avisos.$inferSelect

type RequestPlaceInput = Omit<
  PlaceRow,
  'id' | 'semente' | 'avisadoEm' | 'confirmadoEm' | 'previsao' | 'previsaoEm'
> & {
  /** Whether the address is known to be the visitor's. */
  confirmed: boolean
}

/**
 * Takes a place in the queue for a SKU, one for each address. A repeated request keeps the place; it confirms one that was
 * waiting for that.
 */
export async function requestPlace(
  db: Database,
  { confirmed, ...place }: RequestPlaceInput,
): Promise<{ id: number; semente: string }> {
  const confirmadoEm = confirmed ? place.criadoEm : null
  const semente = sql`replace(gen_random_uuid()::text, '-', '')`
  const [row] = await db
    .insert(avisos)
    .values({ ...place, confirmadoEm, semente })
    .onConflictDoUpdate({
      target: [avisos.idSku, avisos.email],
      targetWhere: isNull(avisos.avisadoEm),
      set: { confirmadoEm: sql`coalesce(${avisos.confirmadoEm}, excluded.confirmado_em)` },
    })
    .returning({ id: avisos.id, semente: avisos.semente })
  if (!row) throw new Error('The place was neither inserted nor updated.')

  return row
}

/** Returns the row of a place. */
export async function findPlace(db: Database, id: number): Promise<PlaceRow | null> {
  const [row] = await db.select().from(avisos).where(eq(avisos.id, id))

  return row ?? null
}

/** As many as anyone looks through. */
const MAX_OWN = 100

/** The confirmed places of an address that wait, or that a unit is held for, the latest first. */
export function placesOfAddress(db: Database, email: string): Promise<PlaceRow[]> {
  const isReserved = exists(db.select().from(holds).where(eq(holds.idAviso, avisos.id)))

  return db
    .select()
    .from(avisos)
    .where(
      and(eq(avisos.email, email), isNotNull(avisos.confirmadoEm), or(isNull(avisos.avisadoEm), isReserved)),
    )
    .orderBy(desc(avisos.id))
    .limit(MAX_OWN)
}

const Numbered = z.object({ rows: z.array(z.object({ id: z.int(), number: z.int() })) })

/** The numbers of places, from 1: for one that is not confirmed, that which it would get now. */
export async function numbersOfPlaces(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const result = await db.execute(sql`
    select own.id, count(other.id)::integer + 1 as number
    from avisos_estoque own left join avisos_estoque other
      on other.id_sku = own.id_sku and other.avisado_em is null
        and (other.confirmado_em, other.id) < (coalesce(own.confirmado_em, 'infinity'), own.id)
    where own.id = any(${sql.param(ids)}::integer[])
    group by own.id`)

  return new Map(Numbered.parse(result).rows.map(({ id, number }) => [id, number]))
}

/** The number of one place. */
export async function numberOfPlace(db: Database, id: number): Promise<number> {
  return (await numbersOfPlaces(db, [id])).get(id) ?? 1
}

/** How many wait for a SKU. */
export function queueLength(db: Database, idSku: number): Promise<number> {
  return db.$count(
    avisos,
    and(eq(avisos.idSku, idSku), isNull(avisos.avisadoEm), isNotNull(avisos.confirmadoEm)),
  )
}

/** Confirms a place, which counts from now on; a second time changes nothing. */
export async function confirmPlace(db: Database, { id, now }: { id: number; now: Date }): Promise<void> {
  await db
    .update(avisos)
    .set({ confirmadoEm: sql`greatest(${now}::timestamptz, ${avisos.criadoEm})` })
    .where(and(eq(avisos.id, id), isNull(avisos.confirmadoEm)))
}

/** Whether a unit of the SKU is held for this address, through an earlier place. */
export async function hasUnitReserved(
  db: Database,
  { idSku, email }: { idSku: number; email: string },
): Promise<boolean> {
  const [place] = await db
    .select({ id: avisos.id })
    .from(holds)
    .innerJoin(avisos, eq(avisos.id, holds.idAviso))
    .where(and(eq(holds.idSku, idSku), eq(avisos.email, email)))
    .limit(1)

  return place !== undefined
}

/** Notes the restock date that a place was promised. */
export async function notePromise(
  db: Database,
  { id, previsao }: { id: number; previsao: string | null },
): Promise<void> {
  await db.update(avisos).set({ previsao }).where(eq(avisos.id, id))
}

/** Gives a place up. */
export async function leavePlace(db: Database, id: number): Promise<void> {
  await db.delete(avisos).where(eq(avisos.id, id))
}
