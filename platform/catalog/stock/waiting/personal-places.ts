import { and, eq, isNull, lt, notExists, or } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import { endHoldsOf } from './holds/holds.ts'
import { avisosEstoque as avisos, reservasEspera } from './tables.ts'

/** Retention of places that got their mail, of those that still wait, and of those that nobody confirmed. */
const NOTIFIED_DAYS = 30
const WAITING_DAYS = 365
const UNCONFIRMED_DAYS = 7

/** Returns all places of an address, for the download of personal data. */
export async function exportPlaces(db: Database, email: string) {
  const rows = await db.select().from(avisos).where(eq(avisos.email, email))

  return rows.map(({ semente: _seed, ...row }) => row)
}

/** Deletes all places of an address. */
export async function erasePlaces(tx: Database, email: string): Promise<void> {
  await endHoldsOf(tx, email)
  await tx.delete(avisos).where(eq(avisos.email, email))
}

/** Deletes places that have served their purpose (LGPD, art. 16). */
export async function purgePlaces(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.delete(avisos).where(
    and(
      // Its unit is passed on first.
      notExists(db.select().from(reservasEspera).where(eq(reservasEspera.idAviso, avisos.id))),
      or(
        lt(avisos.avisadoEm, daysAgo(NOTIFIED_DAYS)),
        lt(avisos.criadoEm, daysAgo(WAITING_DAYS)),
        and(isNull(avisos.confirmadoEm), lt(avisos.criadoEm, daysAgo(UNCONFIRMED_DAYS))),
      ),
    ),
  )
}
