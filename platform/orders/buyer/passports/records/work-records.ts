import { and, eq, exists, inArray, isNull, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { NO_RECORD, noteStrings } from '../../instruments/note-strings.ts'
import { lockPassport } from '../passport-rows.ts'
import { passaportesRegistros as registros } from '../tables.ts'

const WORK = inArray(registros.tipo, ['regulagem', 'cordas', 'servico'])

const correction = alias(registros, 'correction')

/**
 * Locks a passport and returns what it records of a work order, without what was withdrawn. Records of before don't name
 * their work order: they were written at one of the moments when it was ready.
 */
export async function lockWorkRecords(
  tx: Database,
  { idOrdem, idPassaporte, moments }: { idOrdem: string; idPassaporte: number; moments: readonly Date[] },
): Promise<{ tipo: string; escritoEm: Date }[]> {
  await lockPassport(tx, idPassaporte)
  const unnamed =
    moments.length === 0
      ? sql`false`
      : and(isNull(registros.idOrdem), inArray(registros.escritoEm, [...moments]))

  return tx
    .select({ tipo: registros.tipo, escritoEm: registros.escritoEm })
    .from(registros)
    .where(
      and(
        eq(registros.idPassaporte, idPassaporte),
        WORK,
        or(eq(registros.idOrdem, idOrdem), unnamed),
        not(exists(correctionsOf(tx, eq(correction.tipo, 'correcao')))),
      ),
    )
}

/**
 * Withdraws what a work order recorded, in any passport, for a reason (`texto`): each record gets a correction. Those that
 * staff corrected by hand are theirs, and stay.
 */
export async function withdrawWork(
  tx: Database,
  { idOrdem, autor, texto, now }: { idOrdem: string; autor: string; texto: string; now: Date },
): Promise<void> {
  const ofWork = and(eq(registros.idOrdem, idOrdem), WORK)
  const passports = await tx
    .selectDistinct({ id: registros.idPassaporte })
    .from(registros)
    .where(ofWork)
    .orderBy(registros.idPassaporte)
  for (const { id } of passports) await lockPassport(tx, id)
  const records = await tx
    .select({ id: registros.id, idPassaporte: registros.idPassaporte })
    .from(registros)
    .where(and(ofWork, not(exists(correctionsOf(tx)))))
    .orderBy(registros.id)
  if (records.length === 0) return
  await tx.insert(registros).values(
    records.map(({ id, idPassaporte }) => ({
      idPassaporte,
      idOrdem,
      autor,
      tipo: 'correcao' as const,
      corrige: id,
      em: saoPauloClock(now).dia,
      texto,
      escritoEm: now,
    })),
  )
  for (const { id } of passports) await noteStrings(tx, { idPassaporte: id, desde: NO_RECORD })
}

function correctionsOf(tx: Database, condition = sql`true`) {
  return tx
    .select({ id: correction.id })
    .from(correction)
    .where(and(eq(correction.corrige, registros.id), condition))
}
