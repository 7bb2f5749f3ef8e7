import { eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { By } from '../lifecycle/record-event.ts'
import { lockOrder } from '../rows.ts'
import { pedidos, pedidosMudancas } from '../tables.ts'

/**
 * Somebody of the store has seen to what an order was flagged for: `atencao`, letter for letter as they read it. What was noted
 * meanwhile stays, and what somebody else has settled already is settled once. Refuses `PedidoInexistente`.
 */
export async function settleAttention(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
  { id, atencao, quem, nome, nota }: By & { id: string; atencao: string },
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
      .values({ idPedido: id, evento: 'settle', de: para, para, quem, nome, nota: said, em: agora })
  })
}

/** Each flag is a line, and a new one comes last. */
function without(flags: string | null, seen: string): string | null {
  const settled = new Set(seen.split('\n'))
  const left = flags?.split('\n').filter((flag) => !settled.has(flag)) ?? []

  return left.length > 0 ? left.join('\n') : null
}
