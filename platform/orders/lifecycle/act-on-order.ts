import { eq } from 'drizzle-orm'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos } from '../tables.ts'
import type { Actor } from './record-event.ts'

type Fields = Record<string, unknown>

/**
 * A staff member who changes an order: `by` names them to the use cases, `note` writes the change to the audit. Their
 * remarks go to the order's time line only, because the audit outlives the buyer's data.
 */
export type ActOnOrderResult = {
  by: Actor & { quem: 'loja'; nome: string }
  note: (
    tx: Database,
    acao: `pedido.${string}`,
    changed?: { antes?: Fields; depois?: Fields },
  ) => Promise<void>
}

/**
 * Checks the permission to change an order, and returns its `Acting`. Refuses `PedidoInexistente`, and as `permit`
 * does.
 */
export async function actOnOrder(
  context: RequestContext,
  permissao: Permission,
  id: string,
): Promise<ActOnOrderResult> {
  const { nome } = permit(context, permissao)
  const before = await snapshot(context.db, id)

  return {
    by: { quem: 'loja', nome },
    note: async (tx, acao, { antes = {}, depois = {} } = {}) => {
      const { situacao } = await snapshot(tx, id)
      await recordChange(tx, context, {
        acao,
        alvo: { tipo: 'pedido', id, nome: `Pedido ${before.numero}` },
        antes: { situacao: before.situacao, ...antes },
        depois: { situacao, ...depois },
      })
    },
  }
}

async function snapshot(db: Database, id: string) {
  const [row] = await db
    .select({ numero: pedidos.numero, situacao: pedidos.situacao })
    .from(pedidos)
    .where(eq(pedidos.id, id))
  if (!row) throw refuse('PedidoInexistente')

  return row
}
