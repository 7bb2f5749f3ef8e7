import type { CompanyDirectory, FindCompany } from './port.ts'

/** Somebody waits at a form. */
const TIMEOUT_MS = 5_000

type Options = {
  directory: CompanyDirectory
  onFailure: (error: unknown) => void
  timeoutMs?: number
}

/** Asks a directory within the timeout. A failure is reported to `onFailure`, and one types on. */
export function askDirectory({ directory, onFailure, timeoutMs = TIMEOUT_MS }: Options): FindCompany {
  return async (cnpj) => {
    try {
      const empresa = await directory(cnpj, AbortSignal.timeout(timeoutMs))
      return empresa ? { situacao: 'achada', empresa } : { situacao: 'desconhecida', empresa: null }
    } catch (error) {
      onFailure(error)
      return { situacao: 'semResposta', empresa: null }
    }
  }
}
