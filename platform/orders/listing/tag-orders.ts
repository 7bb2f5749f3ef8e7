import { and, eq, inArray } from 'drizzle-orm'
import { MAX_ORDER_TAGS } from '#contract/orders/order-tags.ts'
import { retag } from '#domain/order/retag.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { type BulkResult, doForEach } from '../lifecycle/do-for-each.ts'
import { pedidos, pedidosMarcadores } from '../tables.ts'
import { tagsOf } from './tags-of.ts'

type Change = { incluir: readonly string[]; retirar: readonly string[] }

/** Adds tags to orders and removes others. An order that would get too many is reported and left unchanged. */
export async function tagOrders(
  context: RequestContext,
  { ids, ...change }: Change & { ids: readonly string[] },
): Promise<BulkResult> {
  permit(context, 'pedidos.editar')

  return doForEach(context.db, ids, (id) => tagOrder(context, id, change))
}

async function tagOrder(context: RequestContext, id: string, change: Change): Promise<void> {
  const { note } = await actOnOrder(context, 'pedidos.editar', id)
  await context.db.transaction(async (tx) => {
    // Locks the order, so that two staff members who add tags at once are counted one after the other.
    await tx.select({ id: pedidos.id }).from(pedidos).where(eq(pedidos.id, id)).for('no key update')
    const before = await tagsOf(tx, id)
    const after = retag(before, change)
    if (after.length > MAX_ORDER_TAGS) throw refuse('CadastroInvalido', { motivo: TOO_MANY }, TOO_MANY)
    const removed = before.filter((tag) => !after.includes(tag))
    const added = after.filter((tag) => !before.includes(tag))
    if (removed.length + added.length === 0) return
    const { idPedido, marcador } = pedidosMarcadores
    await tx.delete(pedidosMarcadores).where(and(eq(idPedido, id), inArray(marcador, removed)))
    if (added.length > 0)
      await tx.insert(pedidosMarcadores).values(added.map((tag) => ({ idPedido: id, marcador: tag })))
    // Without the tags: they may be about the buyer, and the audit is retained longer than buyers' data.
    await note(tx, 'pedido.marcado')
  })
}

const TOO_MANY = `Um pedido tem no máximo ${MAX_ORDER_TAGS} marcadores.`
