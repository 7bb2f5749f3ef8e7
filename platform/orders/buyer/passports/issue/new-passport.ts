import { randomBytes } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { instrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { serialKey } from '#domain/instruments/passport/serial-number.ts'
import { paidForUnit } from '#domain/order/trade-in/trade-in-worth.ts'
import type { Condition } from '#domain/product/pieces/condition.ts'
import { soldDetails } from '#platform/catalog/pieces/sold-details.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { pedidos, pedidosItens } from '#platform/orders/tables.ts'
import { noteEvent } from '../passport-rows.ts'
import { passaportes } from '../tables.ts'

export type SoldItem = typeof pedidosItens.$inferSelect
export type SoldOrder = typeof pedidos.$inferSelect

/** As many lines of a sheet as say what an instrument is. */
const MAX_LINES = 24

type NewPassport = {
  pedido: SoldOrder
  item: SoldItem
  unidade: number
  numeroSerie: string
  condicao: Condition
  /** The member of staff who issues it; empty if the shop does by itself. */
  autor: string
}

/**
 * Issues the passport of a unit that was sold, with a copy of all that the shop knows of it now. Its owner is the
 * order's customer; a guest's order gets one when they log in. Returns null if the unit has a passport already.
 */
export async function newPassport(
  tx: Database,
  context: RequestContext,
  { pedido, item, unidade, numeroSerie, condicao, autor }: NewPassport,
): Promise<number | null> {
  const { now } = context
  const { idProduto, idSku, posicao } = item
  const details =
    idProduto === null || idSku === null
      ? null
      : await soldDetails({ ...context, db: tx }, { idProduto, idSku })
  const [row] = await tx
    .insert(passaportes)
    .values({
      codigo: randomBytes(16).toString('base64url'),
      idPedido: pedido.id,
      posicao,
      unidade,
      numeroPedido: pedido.numero,
      idProduto: details && idProduto,
      idSku,
      idCliente: pedido.idCliente,
      donoDesde: pedido.idCliente === null ? null : now,
      instrumento: details?.instrumento ? instrumentCode(details.instrumento) : null,
      produto: item.nome,
      marca: details?.marca ?? '',
      url: item.url,
      imagem: item.imagem,
      ficha: [
        ...item.atributos.map(({ label, valor }) => ({ label, valor })),
        ...(details?.ficha ?? []).filter(({ label }) => !item.atributos.some((one) => one.label === label)),
      ].slice(0, MAX_LINES),
      numeroSerie,
      serieChave: serialKey(numeroSerie),
      condicao,
      marcas: details?.exemplar?.descricao ?? '',
      madeira: details?.exemplar?.madeira ?? null,
      peso: details?.exemplar?.peso ?? null,
      garantia: details?.garantia ?? '',
      preco: paidForUnit({ ...item, vista: pedido.metodo === 'pix' ? item.descontoVista : 0 }),
      compradoEm: pedido.pagoEm ?? pedido.criadoEm,
      emitidoEm: now,
    })
    .onConflictDoNothing()
    .returning({ id: passaportes.id })
  if (!row) return null
  await noteEvent(tx, now, { id: row.id, tipo: 'emissao', texto: 'Passaporte emitido na venda.', autor })

  return row.id
}

/** Whether another instrument of the product has a passport with this serial number. */
export async function isSerialTaken(
  tx: Database,
  { id = 0, idProduto, numeroSerie }: { id?: number; idProduto: number | null; numeroSerie: string },
): Promise<boolean> {
  if (idProduto === null) return false
  const taken = and(
    eq(passaportes.serieChave, serialKey(numeroSerie)),
    eq(passaportes.idProduto, idProduto),
    isNull(passaportes.anuladoEm),
    ne(passaportes.id, id),
  )

  return (await tx.$count(passaportes, taken)) > 0
}
