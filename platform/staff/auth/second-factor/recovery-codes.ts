import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { targetOf } from '#platform/staff/rows.ts'
import { proveSelf } from '../prove-self.ts'
import { writeRecoveryCodes } from './set-up-second-factor.ts'

/**
 * Replaces the recovery codes and returns the new ones, this once. Refuses as `proveSelf`, and `SegundoFatorDesligado`.
 */
export async function newRecoveryCodes(
  context: RequestContext,
  { senha }: { senha: string },
): Promise<{ codigosDeRecuperacao: string[] }> {
  const staff = await proveSelf(context, senha, 'senha')
  if (!staff.totpConfirmadoEm) throw refuse('SegundoFatorDesligado')

  return context.db.transaction(async (tx) => {
    await recordChange(tx, context, { acao: 'acesso.codigos-trocados', alvo: targetOf(staff) })

    return { codigosDeRecuperacao: await writeRecoveryCodes(tx, staff.id) }
  })
}
