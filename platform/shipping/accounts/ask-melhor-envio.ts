import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { FreightRefusal } from '../melhor-envio/failures.ts'

/**
 * Runs a call for whoever edits an account. Refuses `CamposInvalidos` with Melhor Envio's sentence at the token, and
 * `ProvedorIndisponivel` if there is no answer.
 */
export async function askMelhorEnvio<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FreightRefusal)
      throw refuse('CamposInvalidos', { campos: [{ campo: 'token', mensagem: error.message }] })
    const silence = refuse('ProvedorIndisponivel', undefined, NO_ANSWER)
    throw Object.assign(silence, { cause: error })
  }
}

const NO_ANSWER = 'O Melhor Envio não respondeu, e nada foi salvo. Tente de novo em instantes.'
