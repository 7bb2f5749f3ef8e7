import { eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { Actor } from '../lifecycle/record-event.ts'
import { lockOrder } from '../rows.ts'
import { pedidos, pedidosMudancas } from '../tables.ts'

/**
 * Removes the flags that a staff member has read (`atencao`, letter for letter). Keeps flags that were added in the
 * meantime, and ignores those that somebody else has removed. Refuses `PedidoInexistente`.
 */
export async function settleAttention(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { id, atencao, quem, nome, nota }: Actor & { id: string; atencao: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const pedido = await lockOrder(tx, id)
    if (!pedido) throw refuse('PedidoInexistente')
    const left = without(pedido.atencao, atencao)
    if (left === pedido.atencao) return
    await tx.update(pedidos).set({ atencao: left }).where(eq(pedidos.id, id))
    const { situacao: para } = pedido
    const said = [atencao, nota].filter(Boolean).join('\n')
    await tx
      .insert(pedidosMudancas)
      .values({ idPedido: id, evento: 'settle', de: para, para, quem, nome, nota: said, em: now })
  })
}

/** Each flag is a line; new ones come last. */
function without(flags: string | null, seen: string): string | null {
  const settled = new Set(seen.split('\n'))
  const left = flags?.split('\n').filter((flag) => !settled.has(flag)) ?? []

  return left.length > 0 ? left.join('\n') : null
}
