import { asc, inArray } from 'drizzle-orm'
import { skuMeasures } from '#platform/catalog/product/skus/sku-measures.ts'
import { pupilsOfOrders } from '#platform/customers/teaching/purchases/pupils-of-orders.ts'
import type { Database } from '#platform/database/connect.ts'
import type { AnyItemRow, AnyOrderRow } from '#platform/orders/rows.ts'
import { pedidos, pedidosEnvios, pedidosItens, pedidosNotas } from '#platform/orders/tables.ts'
import type { ParcelRow } from '../parcel-rows.ts'

/** The fields of an order that are printed for packing and shipping. */
export type PrintedOrder = Pick<
  AnyOrderRow,
  'id' | 'numero' | 'criadoEm' | 'comprador' | 'endereco' | 'frete'
> & {
  /** `peso`: grams of one piece, if the catalogue knows it. */
  itens: (Pick<AnyItemRow, 'sku' | 'ean' | 'nome' | 'atributos' | 'quantidade' | 'total'> & {
    peso: number | null
    /** For whom of a teacher's list the units are. */
    alunos: { nome: string; quantidade: number }[]
  })[]
  encomendas: Pick<ParcelRow, 'volume' | 'itens' | 'entregueEm'>[]
  notaFiscal: string | null
}

/** Reads these orders with their items, in the requested sequence; skips unknown ids. */
export async function printedOrders(db: Database, ids: readonly string[]): Promise<PrintedOrder[]> {
  const requested = [...ids]
  const [orders, items, parcels, invoices, pupils] = await Promise.all([
    db.select().from(pedidos).where(inArray(pedidos.id, requested)),
    db
      .select()
      .from(pedidosItens)
      .where(inArray(pedidosItens.idPedido, requested))
      .orderBy(asc(pedidosItens.posicao)),
    db
      .select()
      .from(pedidosEnvios)
      .where(inArray(pedidosEnvios.idPedido, requested))
      .orderBy(asc(pedidosEnvios.volume)),
    db.select().from(pedidosNotas).where(inArray(pedidosNotas.idPedido, requested)),
    pupilsOfOrders(db, requested),
  ])
  const measures = await skuMeasures(
    db,
    items.flatMap(({ idSku }) => idSku ?? []),
  )
  const unitsOf = Map.groupBy(pupils, ({ idPedido, idSku }) => `${idPedido} ${idSku}`)
  const described = items.map((item) => ({
    ...item,
    peso: measures.get(item.idSku ?? -1)?.peso ?? null,
    alunos: (unitsOf.get(`${item.idPedido} ${item.idSku}`) ?? []).flatMap(({ aluno: nome, quantidade }) =>
      nome === '' ? [] : [{ nome, quantidade }],
    ),
  }))
  const byId = new Map(orders.map((pedido) => [pedido.id, pedido]))
  const itemsOf = Map.groupBy(described, ({ idPedido }) => idPedido)
  const parcelsOf = Map.groupBy(parcels, ({ idPedido }) => idPedido)
  const invoiceOf = new Map(invoices.map(({ idPedido, numero }) => [idPedido, numero]))

  return requested.flatMap((id) => {
    const pedido = byId.get(id)
    if (!pedido) return []
    return {
      ...pedido,
      itens: itemsOf.get(id) ?? [],
      encomendas: parcelsOf.get(id) ?? [],
      notaFiscal: invoiceOf.get(id) ?? null,
    }
  })
}
