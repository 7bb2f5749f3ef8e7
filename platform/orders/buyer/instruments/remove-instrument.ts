import { eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeInstruments, ownInstrument } from './change-instruments.ts'
import { instrumentosClientes as instrumentos } from './tables.ts'

/** Removes an instrument with its string changes. Refuses `LoginNecessario` and `InstrumentoInexistente`. */
export function removeInstrument(context: RequestContext, { id }: { id: number }) {
  return changeInstruments(context, async (tx, idCliente) => {
    await ownInstrument(tx, idCliente, id)
    await tx.delete(instrumentos).where(eq(instrumentos.id, id))
  })
}
