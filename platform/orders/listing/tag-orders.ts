import { and, eq, inArray } from 'drizzle-orm'
import { MAX_ORDER_TAGS } from '#contract/orders/order-tags.ts'
import { retag } from '#domain/order/retag.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { type Done, doForEach } from '../lifecycle/do-for-each.ts'
import { pedidos, pedidosMarcadores } from '../tables.ts'
import { tagsOf } from './tags-of.ts'

type Change = { incluir: readonly string[]; retirar: readonly string[] }

/** Adds tags to orders and removes others. An order that would get too many is told, and stays as it is. */
export async function tagOrders(
  context: RequestContext,
  { ids, ...change }: Change & { ids: readonly string[] },
): Promise<Done> {
  permit(context, 'pedidos.editar')

  return doForEach(context.db, ids, (id) => tagOrder(context, id, change))
}

async function tagOrder(context: RequestContext, id: string, change: Change): Promise<void> {
  const { note } = await actOnOrder(context, 'pedidos.editar', id)
  await context.db.transaction(async (tx) => {
    // Locks the order: two people who add at once are counted one after the other.
    await tx.select({ id: pedidos.id }).from(pedidos).where(eq(pedidos.id, id)).for('no key update')
    const before = await tagsOf(tx, id)
    const after = retag(before, change)
    if (after.length > MAX_ORDER_TAGS) throw refuse('CadastroInvalido', { motivo: TOO_MANY }, TOO_MANY)
    const gone = before.filter((tag) => !after.includes(tag))
    const added = after.filter((tag) => !before.includes(tag))
    if (gone.length + added.length === 0) return
    const { idPedido, marcador } = pedidosMarcadores
    await tx.delete(pedidosMarcadores).where(and(eq(idPedido, id), inArray(marcador, gone)))
    if (added.length > 0)
      await tx.insert(pedidosMarcadores).values(added.map((tag) => ({ idPedido: id, marcador: tag })))
    // Not their words: they may be about the buyer, and the audit is kept longer than they are.
    await note(tx, 'pedido.marcado')
  })
}

const TOO_MANY = `Um pedido tem no máximo ${MAX_ORDER_TAGS} marcadores.`
