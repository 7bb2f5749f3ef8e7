import { eq } from 'drizzle-orm'
import { MAX_MY_INSTRUMENTS, readInstrumentCodes } from '#domain/instruments/mine/my-instrument.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeInstruments, insertInstrument } from './change-instruments.ts'
import { instrumentosClientes as instrumentos } from './tables.ts'

/**
 * Adds the instruments of the browser that the account doesn't have, as far as there is room: what can't be read or
 * stored stays in the browser. Refuses `LoginNecessario`.
 */
export function mergeInstruments(context: RequestContext, { codigos }: { codigos: string[] }) {
  return changeInstruments(context, async (tx, idCliente) => {
    const own = await tx
      .select({ codigo: instrumentos.codigo })
      .from(instrumentos)
      .where(eq(instrumentos.idCliente, idCliente))
    const codes = own.map(({ codigo }) => codigo)
    const added = readInstrumentCodes(codigos.filter((code) => !codes.includes(code)).join())
    for (const instrument of added.slice(0, MAX_MY_INSTRUMENTS - own.length))
      await insertInstrument(tx, { idCliente, instrument, criadoEm: context.now })
  })
}
