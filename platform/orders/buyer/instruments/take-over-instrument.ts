import { and, eq } from 'drizzle-orm'
import { goodsOfPlayers } from '#platform/catalog/strings/mine/goods-of-players.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { boughtSkus } from '#platform/orders/buyer/bought-skus.ts'
import { passaportes } from '../passports/tables.ts'
import { changeInstruments, insertInstrument } from './change-instruments.ts'
import { noteStrings } from './note-strings.ts'
import { instrumentosClientes as instrumentos } from './tables.ts'

/**
 * Adds an instrument that the customer has bought, as its product says what it is, with the strings that its passport
 * says were put on; once, however often it is requested. Refuses `LoginNecessario`, `InstrumentoInexistente` and
 * `InstrumentosDemais`.
 */
export function takeOverInstrument(
  context: RequestContext,
  { pedido, idSku }: { pedido: string; idSku: number },
) {
  return changeInstruments(context, async (tx, idCliente) => {
    const bought = await boughtSkus(tx, idCliente)
    const item = bought.find((each) => each.pedido === pedido && each.idSku === idSku)
    const goods = item && (await goodsOfPlayers(context, [item.idProduto]))
    const instrument = goods?.instruments.get(idSku)
    if (!item || !instrument) throw refuse('InstrumentoInexistente')
    const own = await tx
      .select({ idPedido: instrumentos.idPedido, idSku: instrumentos.idSku })
      .from(instrumentos)
      .where(eq(instrumentos.idCliente, idCliente))
    if (own.some((each) => each.idPedido === pedido && each.idSku === idSku)) return

    const nome = item.nome.slice(0, 60)
    await insertInstrument(tx, {
      idCliente,
      instrument,
      nome,
      idPedido: pedido,
      idSku,
      criadoEm: context.now,
    })
    const passports = await tx
      .select({ id: passaportes.id })
      .from(passaportes)
      .where(and(eq(passaportes.idPedido, pedido), eq(passaportes.idSku, idSku)))
    // Only one that is the only valid passport of theirs notes anything.
    for (const { id } of passports) await noteStrings(tx, { idPassaporte: id })
  })
}
