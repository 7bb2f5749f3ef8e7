import type { KnownProvider } from '#domain/payments/accounts/providers.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { ProviderRefusal } from '../../port.ts'
import { mainField } from './typed-credentials.ts'

/**
 * Runs a call to a provider for whoever edits an account. Refuses `CamposInvalidos` with the provider's sentence at the
 * account's secret key, and `ProvedorIndisponivel` if there is no answer.
 */
export async function askProvider<Answer>(
  provedor: KnownProvider,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderRefusal)
      throw refuse('CamposInvalidos', { campos: [{ campo: mainField(provedor), mensagem: error.message }] })
    const silence = refuse('ProvedorIndisponivel', undefined, NO_ANSWER)
    throw Object.assign(silence, { cause: error })
  }
}

const NO_ANSWER = 'O provedor não respondeu, e nada foi salvo. Tente de novo em instantes.'
