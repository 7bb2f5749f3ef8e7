import type { Logger } from 'pino'
import { type FreightUrls, freightAccountOpener } from '#platform/shipping/melhor-envio/open-account.ts'
import type { OpenFreightAccount } from '#platform/shipping/port.ts'

type OpenFreightInput = { urls: FreightUrls; logger: Logger; contact: () => string }

/** Returns what opens the store's accounts at Melhor Envio; an outage is logged once in half a minute. */
export function openFreight({ urls, logger, contact }: OpenFreightInput): OpenFreightAccount {
  return freightAccountOpener({
    urls,
    contact,
    elapsed: () => performance.now(),
    onFailure: (error) =>
      logger.warn({ err: error }, 'Melhor Envio could not be reached; the freight tables answer for a while'),
  })
}
