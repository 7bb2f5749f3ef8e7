import type { Logger } from 'pino'
import { popularPictures } from '#platform/catalog/listing/popular-pictures.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Pictures } from '#platform/infrastructure/storage/pictures/pictures.ts'

/** Few enough to be done in a minute, enough for the first pages. */
const PRODUCTS = 160

/** What phones and desktops ask for on cards. */
const CARD_WIDTHS = [320, 640] as const

/**
 * Makes the card pictures of the most popular products before anybody waits for them: one at a time, each of them only
 * once ever. The process that makes them gives way to the server's.
 */
export async function warmPictures(
  db: Database,
  pictures: Pictures,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const hash of await popularPictures({ db }, PRODUCTS)) {
      for (const width of CARD_WIDTHS) {
        if (signal.aborted) return
        await pictures.get({ hash, width, format: 'avif' })
      }
    }
  } catch (error) {
    if (!signal.aborted) logger.warn({ err: error }, 'pictures could not be made ahead')
  }
}
