import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { accountAt, activeAccount, type FreightPlace } from '#platform/shipping/accounts/account-rows.ts'
import { FreightRefusal } from '#platform/shipping/melhor-envio/failures.ts'
import type { MelhorEnvio } from '#platform/shipping/melhor-envio/melhor-envio.ts'

/** The account that sells labels. Refuses `CadastroInvalido` without one. */
export async function sellingAccount(context: RequestContext) {
  const account = await activeAccount(context)
  if (!account)
    throw refuse(
      'CadastroInvalido',
      { motivo: 'conta' },
      'A loja não tem conta ligada no Melhor Envio. Um dono a liga em Configurações › Entrega.',
    )

  return account
}

/** The account at which a label was bought. Refuses `CadastroInvalido` if its token was removed. */
export async function accountOfLabel(
  context: RequestContext,
  { ambiente }: { ambiente: FreightPlace },
): Promise<MelhorEnvio> {
  const account = await accountAt(context, ambiente)
  if (!account)
    throw refuse('CadastroInvalido', { motivo: 'conta' }, 'O token desta etiqueta foi removido da loja.')

  return account.api
}

/**
 * Runs a call for a member of staff. Refuses `CadastroInvalido` with Melhor Envio's sentence, and
 * `ProvedorIndisponivel` if there is no answer.
 */
export async function askForStaff<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FreightRefusal)
      throw refuse('CadastroInvalido', { motivo: error.message }, error.message)
    const silence = refuse('ProvedorIndisponivel', undefined, NO_ANSWER)
    throw Object.assign(silence, { cause: error })
  }
}

const NO_ANSWER = 'O Melhor Envio não respondeu. Tente de novo em instantes.'
