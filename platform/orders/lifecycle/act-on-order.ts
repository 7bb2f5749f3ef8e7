import { eq } from 'drizzle-orm'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Database } from '#platform/database/connect.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos } from '../tables.ts'
import type { By } from './record-event.ts'

type Fields = Record<string, unknown>

/**
 * Somebody of the store at an order: `by` names them to the verbs of orders, `note` writes down what they changed. What they said
 * about it stands in the order's time line alone: the audit outlives what the store may keep of its buyers.
 */
export type Acting = {
  by: By & { quem: 'loja'; nome: string }
  note: (
    tx: Database,
    acao: `pedido.${string}`,
    changed?: { antes?: Fields; depois?: Fields },
  ) => Promise<void>
}

/** Who asks, about to change an order. Refuses `PedidoInexistente`, and who may not. */
export async function actOnOrder(
  context: RequestContext,
  permissao: Permission,
  id: string,
): Promise<Acting> {
  const { nome } = permit(context, permissao)
  const before = await snapshot(context.db, id)

  return {
    by: { quem: 'loja', nome },
    note: async (tx, acao, { antes = {}, depois = {} } = {}) => {
      const { situacao } = await snapshot(tx, id)
      await noteChange(tx, context, {
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
