import { and, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { exchangedUnits, refundedUnits, unitsOfOthers } from '../returns/units-gone.ts'
import { pedidos, pedidosItens } from '../tables.ts'

/** As many as anyone looks through. */
const LIMIT = 200

/**
 * What a customer has paid for and has still, latest first, as far as this shop sold it: without what was refunded,
 * exchanged or handed over, or is missing.
 */
export async function boughtSkus(db: Database, idCliente: number) {
  const rows = await db
    .select({
      pedido: pedidos.id,
      numero: pedidos.numero,
      idProduto: pedidosItens.idProduto,
      idSku: pedidosItens.idSku,
      nome: pedidosItens.nome,
    })
    .from(pedidosItens)
    .innerJoin(pedidos, eq(pedidos.id, pedidosItens.idPedido))
    .where(
      and(
        eq(pedidos.idCliente, idCliente),
        isNotNull(pedidos.pagoEm),
        notInArray(pedidos.situacao, ['cancelado', 'devolvido']),
        isNotNull(pedidosItens.idProduto),
        sql`${pedidosItens.quantidade} > ${refundedUnits} + ${exchangedUnits} + ${unitsOfOthers}`,
      ),
    )
    .orderBy(desc(pedidos.criadoEm), pedidosItens.posicao)
    .limit(LIMIT)

  return rows.flatMap(({ idProduto, idSku, ...item }) =>
    idProduto === null || idSku === null ? [] : [{ ...item, idProduto, idSku }],
  )
}
