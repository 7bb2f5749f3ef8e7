import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos, pedidosEnvios, pedidosItens, pedidosNotas } from '../tables.ts'

const PAGE = 300

/**
 * All orders with their items, three hundred per page, oldest first; `depois` continues after a page. Timestamps in São
 * Paulo time.
 */
export async function ordersAfter(db: Database, depois: string | null) {
  const [em, id] = depois?.split(' ') ?? []
  const rows = await readOrders(
    db,
    em && id
      ? or(
          gt(pedidos.criadoEm, sql`${em}::timestamptz`),
          and(eq(pedidos.criadoEm, sql`${em}::timestamptz`), gt(pedidos.id, id)),
        )
      : undefined,
  )
  const last = rows.at(-1)

  return { pedidos: rows, depois: last ? `${last.chave} ${last.id}` : null }
}

/** The orders with these ids, as `ordersAfter` returns them; at most a page. */
export function ordersOf(db: Database, ids: readonly string[]) {
  return readOrders(db, inArray(pedidos.id, [...ids]))
}

async function readOrders(db: Database, where: SQL | undefined) {
  const rows = await db
    .select({
      id: pedidos.id,
      chave: sql<string>`to_char(${pedidos.criadoEm} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      numero: pedidos.numero,
      numeroAntigo: pedidos.numeroAntigo,
      criadoEm: localTime(pedidos.criadoEm),
      pagoEm: sql<string>`coalesce(${localTime(pedidos.pagoEm)}, '')`,
      entregueEm: sql<string>`coalesce(${localTime(pedidos.entregueEm)}, '')`,
      situacao: pedidos.situacao,
      comprador: pedidos.comprador,
      email: pedidos.email,
      endereco: pedidos.endereco,
      frete: pedidos.frete,
      metodo: pedidos.metodo,
      pagamentoAntigo: pedidos.pagamentoAntigo,
      cupom: pedidos.cupom,
      subtotal: pedidos.subtotal,
      totalItens: pedidos.totalItens,
      valorFrete: pedidos.valorFrete,
      total: pedidos.total,
      rastreio: pedidosEnvios.codigo,
      transportadora: pedidosEnvios.transportadora,
      linkRastreio: pedidosEnvios.url,
      nfe: pedidosNotas.numero,
      chaveNfe: pedidosNotas.chave,
      linkNfe: pedidosNotas.url,
    })
    .from(pedidos)
    // The columns of tracking mean the first of several parcels; `encomendas` has all.
    .leftJoin(pedidosEnvios, and(eq(pedidosEnvios.idPedido, pedidos.id), eq(pedidosEnvios.volume, 1)))
    .leftJoin(pedidosNotas, eq(pedidosNotas.idPedido, pedidos.id))
    .where(where)
    .orderBy(asc(pedidos.criadoEm), asc(pedidos.id))
    .limit(PAGE)
  const ids = rows.map((row) => row.id)
  const [items, parcels] = await Promise.all([
    db
      .select()
      .from(pedidosItens)
      .where(inArray(pedidosItens.idPedido, ids))
      .orderBy(asc(pedidosItens.posicao)),
    db
      .select()
      .from(pedidosEnvios)
      .where(inArray(pedidosEnvios.idPedido, ids))
      .orderBy(asc(pedidosEnvios.volume)),
  ])
  const byOrder = Map.groupBy(items, ({ idPedido }) => idPedido)

  const parcelsOf = Map.groupBy(parcels, ({ idPedido }) => idPedido)

  return rows.map((row) => ({
    ...row,
    itens: byOrder.get(row.id) ?? [],
    encomendas: parcelsOf.get(row.id) ?? [],
  }))
}

function localTime(column: typeof pedidos.criadoEm | typeof pedidos.pagoEm | typeof pedidos.entregueEm) {
  return sql<string>`to_char(${column} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD HH24:MI')`
}
