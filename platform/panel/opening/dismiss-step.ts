import { eq } from 'drizzle-orm'
import type { Checklist } from '#contract/panel/opening.ts'
import type { OpeningStep } from '#domain/store/opening/lack-rule.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getChecklist } from './get-checklist.ts'
import { passosDispensados } from './tables.ts'

/**
 * Dismisses a step to the opening, or takes it up again. Refuses `PassoObrigatorio` for what a law demands, and for
 * what is done.
 */
export async function dismissStep(
  context: RequestContext,
  { passo, dispensado }: { passo: OpeningStep; dispensado: boolean },
): Promise<Checklist> {
  permit(context, 'configuracao.editar')
  const { passos } = await getChecklist(context)
  const step = passos.find((one) => one.passo === passo)
  if (dispensado && !step?.dispensavel) throw refuse('PassoObrigatorio')
  await context.db.transaction(async (tx) => {
    const changed = dispensado
      ? await tx
          .insert(passosDispensados)
          .values({ passo, em: context.now })
          .onConflictDoNothing()
          .returning()
      : await tx.delete(passosDispensados).where(eq(passosDispensados.passo, passo)).returning()
    if (changed.length === 0) return
    await recordChange(tx, context, {
      acao: dispensado ? 'configuracao.passo-dispensado' : 'configuracao.passo-retomado',
      alvo: { tipo: 'configuracao', id: '1', nome: 'Configurações da loja' },
      depois: { passo },
    })
  })

  return getChecklist(context)
}
