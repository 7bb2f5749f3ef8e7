import { eq } from 'drizzle-orm'
import { needsSecondFactor } from '#domain/staff/permissions.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { funcionariosCodigos as codigos } from '../tables.ts'
import { requireStage } from './require-stage.ts'

/** Returns the security settings of the caller's account, for the page that shows them. */
export async function getSecurity(
  context: RequestContext,
): Promise<{ segundoFator: boolean; obrigatorio: boolean; codigosRestantes: number }> {
  const { id, papel, totpConfirmadoEm } = await requireStage(context, ['dentro'])

  return {
    segundoFator: totpConfirmadoEm !== null,
    obrigatorio: needsSecondFactor(papel),
    codigosRestantes: await context.db.$count(codigos, eq(codigos.idFuncionario, id)),
  }
}
