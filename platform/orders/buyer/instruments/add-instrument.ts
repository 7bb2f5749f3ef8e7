import { oneLine } from '#domain/format/field-problem.ts'
import { readInstrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeInstruments, insertInstrument } from './change-instruments.ts'

/** Adds an instrument by its code. Refuses `LoginNecessario`, `CamposInvalidos` and `InstrumentosDemais`. */
export function addInstrument(context: RequestContext, { codigo, nome }: { codigo: string; nome: string }) {
  const instrument = readInstrumentCode(codigo)
  if (!instrument)
    throw refuse('CamposInvalidos', {
      campos: [{ campo: 'codigo', mensagem: 'Não conhecemos este instrumento.' }],
    })

  return changeInstruments(context, (tx, idCliente) =>
    insertInstrument(tx, { idCliente, instrument, nome: oneLine(nome), criadoEm: context.now }),
  )
}
