import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos, pedidosItens } from '../tables.ts'

/** As many as anyone looks through. */
const LIMIT = 200

/** What a customer has paid for, latest first, as far as this shop sold it. */
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
      ),
    )
    .orderBy(desc(pedidos.criadoEm), pedidosItens.posicao)
    .limit(LIMIT)

  return rows.flatMap(({ idProduto, idSku, ...item }) =>
    idProduto === null || idSku === null ? [] : [{ ...item, idProduto, idSku }],
  )
}
