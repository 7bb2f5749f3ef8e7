import { type Movement, movementProblem } from '#domain/product/movement-problem.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeStock } from './change-stock.ts'

/**
 * Moves stock by hand, relative to the current stock. Refuses what `changeStock` refuses, a missing reason, zero units
 * and duplicate SKUs.
 */
export async function moveStock(
  context: RequestContext,
  { tipo, motivo, itens }: Movement,
): Promise<{ itens: { idSku: number; estoque: number }[] }> {
  const quem = permit(context, 'estoque.movimentar')
  const problem = movementProblem({ tipo, motivo, itens })
  if (problem) throw refuse('CadastroInvalido', { motivo: problem }, problem)
  const sign = SUBTRACTING.has(tipo) ? -1 : 1
  const lines = itens.map(({ idSku, quantidade }) => ({ idSku, quantidade: quantidade * sign }))

  return context.db.transaction(async (tx) => {
    const changed = await changeStock(tx, { tipo, motivo, itens: lines, quem, now: context.now })
    for (const { id, sku, antes, depois } of changed)
      await recordChange(tx, context, {
        acao: 'estoque.movimentado',
        alvo: { tipo: 'estoque', id: String(id), nome: sku },
        antes: { estoque: antes },
        depois: { estoque: depois, tipo, motivo },
      })

    return { itens: changed.map(({ id, sobra }) => ({ idSku: id, estoque: sobra })) }
  })
}

const SUBTRACTING = new Set<Movement['tipo']>(['saida', 'perda'])
