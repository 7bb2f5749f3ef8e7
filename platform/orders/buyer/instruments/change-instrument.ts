import { eq } from 'drizzle-orm'
import { oneLine } from '#domain/format/field-problem.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeInstruments, ownInstrument, planNextChange } from './change-instruments.ts'
import { instrumentosClientes as instrumentos } from './tables.ts'

type ChangeInstrumentInput = {
  id: number
  nome: string
  horasSemana: number | null
  vidaHoras: number | null
  lembrar: boolean
}

/**
 * Changes what an instrument is called, how much it is played, and whether its owner agrees to be reminded; the time of
 * the consent stays while it lasts. Refuses `LoginNecessario` and `InstrumentoInexistente`.
 */
export function changeInstrument(context: RequestContext, { id, lembrar, ...values }: ChangeInstrumentInput) {
  return changeInstruments(context, async (tx, idCliente) => {
    const { lembrarDesde } = await ownInstrument(tx, idCliente, id)
    await tx
      .update(instrumentos)
      .set({
        ...values,
        nome: oneLine(values.nome),
        lembrarDesde: lembrar ? (lembrarDesde ?? context.now) : null,
      })
      .where(eq(instrumentos.id, id))
    await planNextChange(tx, id)
  })
}
