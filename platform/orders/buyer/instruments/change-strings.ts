import { and, eq } from 'drizzle-orm'
import { MAX_CHANGES } from '#contract/customers/instruments.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { boughtSkus } from '#platform/orders/buyer/bought-skus.ts'
import { changeInstruments, ownInstrument, planNextChange } from './change-instruments.ts'
import { trocasDeCordas as trocas } from './tables.ts'

/**
 * Notes that the strings of an instrument were changed; a name that the customer has bought leads to its product.
 * Refuses `LoginNecessario`, `InstrumentoInexistente`, and `CamposInvalidos` for a day to come, an empty text, or more
 * changes than are stored.
 */
export function addStrings(
  context: RequestContext,
  { id, em, cordas }: { id: number; em: string; cordas: string },
) {
  return changeInstruments(context, async (tx, idCliente) => {
    await ownInstrument(tx, idCliente, id)
    const text = oneLine(cordas)
    if (text === '') throw invalid('cordas', 'Escreva quais cordas você pôs.')
    const today = saoPauloClock(context.now).dia
    if (em > today) throw invalid('em', 'Este dia ainda não chegou.')
    if (Date.parse(today) - Date.parse(em) > MAX_AGE_DAYS * DAY_MS)
      throw invalid('em', 'Escreva um dia dos últimos vinte anos.')
    if ((await tx.$count(trocas, eq(trocas.idInstrumento, id))) >= MAX_CHANGES)
      throw invalid('cordas', `Há ${MAX_CHANGES} trocas anotadas, o máximo. Apague uma antiga.`)
    const bought = await boughtSkus(tx, idCliente)
    const idProduto = bought.find(({ nome }) => oneLine(nome) === text)?.idProduto ?? null
    await tx.insert(trocas).values({ idInstrumento: id, em, cordas: text, idProduto })
    await planNextChange(tx, id)
  })
}

/** Removes a string change. Refuses `LoginNecessario` and `InstrumentoInexistente`. */
export function removeStrings(context: RequestContext, { id, troca }: { id: number; troca: number }) {
  return changeInstruments(context, async (tx, idCliente) => {
    await ownInstrument(tx, idCliente, id)
    await tx.delete(trocas).where(and(eq(trocas.id, troca), eq(trocas.idInstrumento, id)))
    await planNextChange(tx, id)
  })
}

const MAX_AGE_DAYS = 20 * 366

function invalid(campo: string, mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo, mensagem }] })
}
