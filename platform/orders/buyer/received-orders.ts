import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos, pedidosItens } from '../tables.ts'

/** The fields of a delivered order that asking for reviews needs. `cidade` is null if it was picked up in the store. */
export type ReceivedOrder = {
  id: string
  numero: number
  idCliente: number | null
  nome: string
  email: string
  cidade: string | null
  /** Ids of products, each once, in the order's sequence. */
  produtos: number[]
  /** Names of what was bought, each once. */
  nomes: string[]
}

/**
 * Orders of this shop that were delivered in a period, not returned, and have an e-mail address: a subquery with `id`,
 * `email` and `entregue_em` for another module's statement.
 */
export function ordersReceived(desde: Date, ate: Date): SQL {
  return sql`(
    select id, email, entregue_em from pedidos
    where situacao = 'entregue' and entregue_em > ${desde} and entregue_em <= ${ate}
      and email <> '' and numero_antigo is null
  )`
}

/** Returns a delivered order, or undefined. */
export async function findReceivedOrder(
  { db }: Pick<RequestContext, 'db'>,
  id: string,
): Promise<ReceivedOrder | undefined> {
  const [row] = await db
    .select({
      id: pedidos.id,
      numero: pedidos.numero,
      idCliente: pedidos.idCliente,
      email: pedidos.email,
      comprador: pedidos.comprador,
      endereco: pedidos.endereco,
    })
    .from(pedidos)
    .where(and(eq(pedidos.id, id), isNotNull(pedidos.entregueEm)))
  if (!row) return undefined
  const items = await db
    .select({ idProduto: pedidosItens.idProduto, nome: pedidosItens.nome })
    .from(pedidosItens)
    .where(eq(pedidosItens.idPedido, id))
    .orderBy(pedidosItens.posicao)
  const { comprador, endereco, ...order } = row
  const cidade = endereco === null ? null : `${endereco.cidade}, ${endereco.uf}`

  return {
    ...order,
    nome: comprador.nomeRazao,
    cidade,
    produtos: [...new Set(items.flatMap(({ idProduto }) => idProduto ?? []))],
    nomes: [...new Set(items.map((item) => item.nome))],
  }
}

/** Ids of the products that were delivered to a customer, each once, latest first. */
export async function productsReceived(
  { db }: Pick<RequestContext, 'db'>,
  idCliente: number,
): Promise<number[]> {
  const rows = await db
    .select({ idProduto: pedidosItens.idProduto })
    .from(pedidosItens)
    .innerJoin(pedidos, eq(pedidos.id, pedidosItens.idPedido))
    .where(and(eq(pedidos.idCliente, idCliente), isNotNull(pedidos.entregueEm)))
    .groupBy(pedidosItens.idProduto)
    .orderBy(sql`max(${pedidos.entregueEm}) desc`, pedidosItens.idProduto)

  return rows.flatMap(({ idProduto }) => idProduto ?? [])
}
