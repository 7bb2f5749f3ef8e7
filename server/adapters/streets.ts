import type { Logger } from 'pino'
import { askDirectories, type FindStreet } from '#platform/infrastructure/cep/ask-directories.ts'
import { brasilApi } from '#platform/infrastructure/cep/brasil-api.ts'
import { viaCep } from '#platform/infrastructure/cep/via-cep.ts'

/** Opens the CEP directories; the store's settings say which of them are asked. */
export function openStreets(logger: Logger): FindStreet {
  return askDirectories({
    directories: {
      viacep: viaCep(),
      brasilapi: brasilApi(),
    },
    onFailure: (error) =>
      logger.warn({ err: error }, 'No CEP directory answered; addresses stay as typed for a while'),
    now: () => performance.now(),
  })
}
