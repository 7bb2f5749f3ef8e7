import type { Logger } from 'pino'
import { askDirectories, type FindStreet } from '#platform/infrastructure/cep/ask-directories.ts'
import { brasilApi } from '#platform/infrastructure/cep/brasil-api.ts'
import { viaCep } from '#platform/infrastructure/cep/via-cep.ts'

/** Who knows the street of a CEP; which of them are asked is for the store's settings to say. */
export function openStreets(logger: Logger): FindStreet {
  return askDirectories({
    directories: {
      viacep: viaCep(),
      brasilapi: brasilApi(),
    },
    onFailure: (error) =>
      logger.warn({ err: error }, 'No directory of CEPs answered; addresses stay typed for a while'),
    now: () => performance.now(),
  })
}
