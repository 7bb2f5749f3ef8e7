import type { Logger } from 'pino'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { melhorEnvio } from '#platform/shipping/carriers/melhor-envio.ts'
import { withFallback } from '#platform/shipping/carriers/with-fallback.ts'
import type { Config } from '../config.ts'

type OpenFreightInput = { config: Pick<Config, 'melhorEnvio'>; logger: Logger; contact: () => string }

/** Opens what quotes freight: the store's tables, or the configured service, with the tables as fallback. */
export function openFreight({ config, logger, contact }: OpenFreightInput): RequestContext['freight'] {
  if (!config.melhorEnvio) return (tables) => tables

  return withFallback(melhorEnvio({ ...config.melhorEnvio, contact }), {
    onFailure: (error) =>
      logger.warn({ err: error }, 'Melhor Envio could not be reached; the freight tables answer for a while'),
    now: () => performance.now(),
  })
}
