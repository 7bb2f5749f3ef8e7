import type { Logger } from 'pino'
import { popularPictures } from '#platform/catalog/listing/popular-pictures.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Pictures } from '#platform/infrastructure/storage/pictures/pictures.ts'

/** Few enough for a minute, enough for the first pages. */
const PRODUCTS = 160

/** Sizes that phones and desktops request for cards. */
const CARD_WIDTHS = [320, 640] as const

/**
 * Derives the card pictures of the most popular products in advance: one at a time, each only once ever. The picture
 * process has a lower priority than the server.
 */
export async function warmPictures(
  db: Database,
  pictures: Pick<Pictures, 'prepare'>,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const hash of await popularPictures({ db }, PRODUCTS)) {
      for (const width of CARD_WIDTHS) {
        if (signal.aborted) return
        await pictures.prepare({ hash, width, format: 'avif' })
      }
    }
  } catch (error) {
    if (!signal.aborted) logger.warn({ err: error }, 'pictures could not be derived in advance')
  }
}
