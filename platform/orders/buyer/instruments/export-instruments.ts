import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { instrumentosClientes as instrumentos, trocasDeCordas as trocas } from './tables.ts'

/**
 * A customer's instruments with their string changes and the time of the consent to reminders, for the download of
 * personal data. They are erased with the account, by their foreign key.
 */
export async function exportInstruments(db: Database, idCliente: number) {
  const own = await db
    .select({
      id: instrumentos.id,
      nome: instrumentos.nome,
      codigo: instrumentos.codigo,
      horasSemana: instrumentos.horasSemana,
      vidaHoras: instrumentos.vidaHoras,
      lembrarDesde: instrumentos.lembrarDesde,
      lembradoEm: instrumentos.lembradoEm,
      criadoEm: instrumentos.criadoEm,
    })
    .from(instrumentos)
    .where(eq(instrumentos.idCliente, idCliente))
    .orderBy(asc(instrumentos.id))
  const changes = await db
    .select({ idInstrumento: trocas.idInstrumento, em: trocas.em, cordas: trocas.cordas })
    .from(trocas)
    .innerJoin(instrumentos, eq(instrumentos.id, trocas.idInstrumento))
    .where(eq(instrumentos.idCliente, idCliente))
    .orderBy(asc(trocas.em))

  return own.map(({ id, ...instrument }) => ({
    ...instrument,
    trocas: changes.flatMap(({ idInstrumento, ...change }) => (idInstrumento === id ? [change] : [])),
  }))
}
