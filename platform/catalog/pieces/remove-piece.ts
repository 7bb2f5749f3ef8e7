import { eq } from 'drizzle-orm'
import { reservas, skus } from '#platform/catalog/tables.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { lockPiece } from './panel-piece.ts'
import { notedOf, targetOf } from './piece-audit.ts'
import { refreshProductOfPiece } from './refresh-product.ts'

/** Removes a piece that was never in an order; refuses `CadastroEmUso` for others, whose buyers have its page. */
export async function removePiece(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<never, never>> {
  permit(context, 'catalogo.editar')
  await context.db.transaction(async (tx) => {
    const before = await lockPiece(tx, id, context.now)
    if ((await tx.$count(reservas, eq(reservas.idSku, id))) > 0)
      throw refuse('CadastroEmUso', undefined, IN_ORDER)
    await tx.delete(skus).where(eq(skus.id, id))
    await refreshProductOfPiece(tx, before.produto.id)
    await recordChange(tx, context, {
      acao: 'exemplar.excluido',
      alvo: targetOf(before),
      antes: notedOf(before),
    })
  })

  return {}
}

const IN_ORDER = 'Este exemplar está num pedido e fica no cadastro. Tire-o de venda.'
