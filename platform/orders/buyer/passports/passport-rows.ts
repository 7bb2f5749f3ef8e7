import { and, asc, eq } from 'drizzle-orm'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { type PassportRow, passaportes, passaportesRegistros, type RecordRow } from './tables.ts'

/** Finds a passport by the code of its address. Refuses `PassaporteInexistente`. */
export async function findPassport(db: Database, codigo: string): Promise<PassportRow> {
  const [row] = await db.select().from(passaportes).where(eq(passaportes.codigo, codigo))
  if (!row) throw refuse('PassaporteInexistente')

  return row
}

/** Finds and locks a passport of a customer. Refuses `PassaporteInexistente`, also to anyone who owns it no more. */
export async function lockOwnPassport(
  tx: Database,
  { codigo, idCliente }: { codigo: string; idCliente: number },
): Promise<PassportRow> {
  const [row] = await tx
    .select()
    .from(passaportes)
    .where(and(eq(passaportes.codigo, codigo), eq(passaportes.idCliente, idCliente)))
    .for('update')
  if (!row) throw refuse('PassaporteInexistente')

  return row
}

/** Finds and locks a passport for the panel. Refuses `PassaporteInexistente`. */
export async function lockPassport(tx: Database, id: number): Promise<PassportRow> {
  const [row] = await tx.select().from(passaportes).where(eq(passaportes.id, id)).for('update')
  if (!row) throw refuse('PassaporteInexistente')

  return row
}

/** The records of a passport, oldest first. */
export function recordsOf(db: Database, idPassaporte: number): Promise<RecordRow[]> {
  return db
    .select()
    .from(passaportesRegistros)
    .where(eq(passaportesRegistros.idPassaporte, idPassaporte))
    .orderBy(asc(passaportesRegistros.id))
}

/** What a passport records when it is withdrawn because its instrument is the shop's again. */
export const CAME_BACK = 'Passaporte anulado: o instrumento voltou para a loja.'

/** The same, when the sale ended before the instrument was the buyer's, or its payment was undone. */
export const SALE_UNDONE = 'Passaporte anulado: a venda foi desfeita.'

/** What the shop records by itself: today's event. */
export async function noteEvent(
  tx: Database,
  now: Date,
  {
    id,
    tipo,
    texto,
    autor = '',
  }: { id: number; tipo: 'emissao' | 'correcao' | 'dono'; texto: string; autor?: string },
): Promise<void> {
  await tx.insert(passaportesRegistros).values({
    idPassaporte: id,
    tipo,
    em: saoPauloClock(now).dia,
    texto,
    autor,
    escritoEm: now,
  })
}
