import { and, eq } from 'drizzle-orm'
import type { MyInstruments } from '#contract/customers/instruments.ts'
import {
  instrumentCode,
  MAX_MY_INSTRUMENTS,
  type MyInstrument,
  readInstrumentCode,
} from '#domain/instruments/mine/my-instrument.ts'
import { nextChange, usualLife } from '#domain/instruments/mine/string-life.ts'
import { lockCustomer } from '#platform/customers/account/lock-customer.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentsOf } from './list-instruments.ts'
import { instrumentosClientes as instrumentos, trocasDeCordas as trocas } from './tables.ts'

/**
 * Changes what the logged-in customer plays, and returns all of it. Locks the customer, so that there are never too many
 * instruments. Refuses `LoginNecessario`, and what `change` refuses.
 */
export async function changeInstruments(
  context: RequestContext,
  change: (tx: Database, idCliente: number) => Promise<unknown>,
): Promise<MyInstruments> {
  const idCliente = await requireCustomer(context)

  await context.db.transaction(async (tx) => {
    await lockCustomer(tx, idCliente)
    await change(tx, idCliente)
  })

  return instrumentsOf(context, idCliente)
}

type NewInstrument = { idCliente: number; instrument: MyInstrument; criadoEm: Date } & Partial<
  Pick<typeof instrumentos.$inferInsert, 'nome' | 'idPedido' | 'idSku' | 'idPassaporte'>
>

/** Adds an instrument. Refuses `InstrumentosDemais`. */
export async function insertInstrument(tx: Database, instrument: NewInstrument): Promise<void> {
  if (!(await insertUnlessFull(tx, instrument))) throw refuse('InstrumentosDemais')
}

/** Adds an instrument, unless there are as many as an account may have. Call it with the customer locked. */
export async function insertUnlessFull(
  tx: Database,
  { instrument, ...values }: NewInstrument,
): Promise<boolean> {
  if ((await tx.$count(instrumentos, eq(instrumentos.idCliente, values.idCliente))) >= MAX_MY_INSTRUMENTS)
    return false
  await tx.insert(instrumentos).values({ nome: '', ...values, codigo: instrumentCode(instrument) })

  return true
}

/** Returns an instrument of a customer. Refuses `InstrumentoInexistente`. */
export async function ownInstrument(tx: Database, idCliente: number, id: number) {
  const [row] = await tx
    .select()
    .from(instrumentos)
    .where(and(eq(instrumentos.id, id), eq(instrumentos.idCliente, idCliente)))
  if (!row) throw refuse('InstrumentoInexistente')

  return row
}

/** Writes when the strings of an instrument should be changed next; if that is another day, it is said again. */
export async function planNextChange(tx: Database, id: number): Promise<void> {
  const [row] = await tx.select().from(instrumentos).where(eq(instrumentos.id, id))
  const instrument = row && readInstrumentCode(row.codigo)
  if (!instrument) return
  const trocadasEm = await tx
    .select({ em: trocas.em })
    .from(trocas)
    .where(eq(trocas.idInstrumento, id))
    .then(
      (rows) =>
        rows
          .map(({ em }) => em)
          .sort()
          .at(-1) ?? null,
    )
  const trocarEm = nextChange({
    trocadasEm,
    horasSemana: row.horasSemana,
    vidaHoras: row.vidaHoras ?? usualLife(instrument.familia),
  })
  if (trocarEm === row.trocarEm) return
  await tx.update(instrumentos).set({ trocarEm, lembradoEm: null }).where(eq(instrumentos.id, id))
}
