import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { unitsNotOwned } from '#platform/orders/returns/units-gone.ts'
import { instrumentosClientes as instrumentos } from './tables.ts'

/**
 * Removes from the buyer's account the instruments of an order that are theirs no more, with their string changes and
 * reminders: the order ended, or as many units as there are were refunded, exchanged or handed over. One that its owner
 * only misses stays.
 */
export async function removeGoneOfOrder(tx: Database, idPedido: string): Promise<void> {
  await tx.execute(sql`
    delete from instrumentos_clientes where id in (
      select own.id from (
        select id, id_cliente, id_sku, row_number() over (partition by id_cliente, id_sku order by id) as nth
        from instrumentos_clientes where id_pedido = ${idPedido}
      ) own
      where own.nth > (
        select coalesce(sum(pedidos_itens.quantidade - ${unitsNotOwned}), 0)
        from pedidos_itens join pedidos on pedidos.id = pedidos_itens.id_pedido
        where pedidos.id = ${idPedido} and pedidos.id_cliente = own.id_cliente
          and pedidos.situacao not in ('cancelado', 'devolvido') and pedidos_itens.id_sku = own.id_sku
      )
    )`)
}

/** Removes from an owner's account what they got with a passport, as it is handed on or withdrawn. */
export async function removeGoneOfPassport(
  tx: Database,
  { idPassaporte, idCliente }: { idPassaporte: number; idCliente: number | null },
): Promise<void> {
  if (idCliente === null) return
  await tx
    .delete(instrumentos)
    .where(and(eq(instrumentos.idPassaporte, idPassaporte), eq(instrumentos.idCliente, idCliente)))
}
