import { and, asc, count, eq } from 'drizzle-orm'
import { reservas } from '#platform/catalog/tables.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type ListStockHoldersInput = { idSku: number; pagina: number; porPagina: number }

/** The unpaid orders that hold units of a SKU, oldest first. */
export async function listStockHolders(
  context: RequestContext,
  { idSku, pagina, porPagina }: ListStockHoldersInput,
) {
  permit(context, 'estoque.ver')
  const where = and(eq(reservas.idSku, idSku), eq(reservas.situacao, 'reservada'))
  const [rows, [counted]] = await Promise.all([
    context.db
      .select({ pedido: reservas.pedido, quantidade: reservas.quantidade, desde: reservas.criadaEm })
      .from(reservas)
      .where(where)
      .orderBy(asc(reservas.criadaEm), asc(reservas.pedido))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.select({ total: count() }).from(reservas).where(where),
  ])

  return {
    itens: rows.map((row) => ({ ...row, desde: row.desde.toISOString() })),
    total: counted?.total ?? 0,
  }
}
