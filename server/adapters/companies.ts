import type { Logger } from 'pino'
import { askDirectory } from '#platform/infrastructure/cnpj/ask-directory.ts'
import { brasilApi } from '#platform/infrastructure/cnpj/brasil-api.ts'
import type { FindCompany } from '#platform/infrastructure/cnpj/port.ts'

/** Opens the directory of companies. */
export function openCompanies(url: string, logger: Logger): FindCompany {
  return askDirectory({
    directory: brasilApi(url),
    onFailure: (error) =>
      logger.warn({ err: error }, 'No company directory answered; the form stays as typed'),
  })
}
