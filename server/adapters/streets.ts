import type { Logger } from 'pino'
import { askCoordinates, type FindCoordinates } from '#platform/infrastructure/cep/ask-coordinates.ts'
import { askDirectories, type FindStreet } from '#platform/infrastructure/cep/ask-directories.ts'
import { brasilApi, brasilApiCoordinates } from '#platform/infrastructure/cep/brasil-api.ts'
import { viaCep } from '#platform/infrastructure/cep/via-cep.ts'

/** Opens the CEP directories; the store's settings say which of them are asked. `url` is BrasilAPI's origin. */
export function openStreets(url: string, logger: Logger): FindStreet {
  return askDirectories({
    directories: {
      viacep: viaCep(),
      brasilapi: brasilApi(url),
    },
    onFailure: (error) =>
      logger.warn({ err: error }, 'No CEP directory answered; addresses stay as typed for a while'),
    now: () => performance.now(),
  })
}

/** Opens the directory of coordinates. */
export function openCoordinates(url: string, logger: Logger): FindCoordinates {
  return askCoordinates({
    directory: brasilApiCoordinates(url),
    onFailure: (error) =>
      logger.warn({ err: error }, 'BrasilAPI did not answer; distances are unknown for a while'),
    now: () => performance.now(),
  })
}
