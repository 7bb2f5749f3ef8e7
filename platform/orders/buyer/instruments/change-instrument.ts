import { eq } from 'drizzle-orm'
import { oneLine } from '#domain/format/field-problem.ts'
import { readInstrumentTuning, type TuningFields } from '#domain/instruments/mine/instrument-tuning.ts'
import { instrumentCode, readInstrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeInstruments, ownInstrument, planNextChange } from './change-instruments.ts'
import { instrumentosClientes as instrumentos } from './tables.ts'

type ChangeInstrumentInput = {
  id: number
  nome: string
  horasSemana: number | null
  vidaHoras: number | null
  lembrar: boolean
} & TuningFields

/**
 * Changes what an instrument is called, how much it is played, how it is tuned, and whether its owner agrees to be
 * reminded; the time of the consent stays while it lasts. Refuses `LoginNecessario`, `InstrumentoInexistente` and
 * `CamposInvalidos`.
 */
export function changeInstrument(
  context: RequestContext,
  { id, lembrar, afinacao, notas, ...values }: ChangeInstrumentInput,
) {
  return changeInstruments(context, async (tx, idCliente) => {
    const { lembrarDesde, codigo } = await ownInstrument(tx, idCliente, id)
    await tx
      .update(instrumentos)
      .set({
        ...values,
        codigo: afinacao === undefined && notas === undefined ? codigo : retuned(codigo, { afinacao, notas }),
        nome: oneLine(values.nome),
        lembrarDesde: lembrar ? (lembrarDesde ?? context.now) : null,
      })
      .where(eq(instrumentos.id, id))
    await planNextChange(tx, id)
  })
}

/** The code of the same instrument in another tuning. */
function retuned(codigo: string, tuning: TuningFields): string {
  const stored = readInstrumentCode(codigo)
  if (!stored) return codigo
  const { instrument, problems } = readInstrumentTuning(stored, tuning)
  if (problems.length > 0) throw refuse('CamposInvalidos', { campos: problems })

  return instrumentCode(instrument)
}
