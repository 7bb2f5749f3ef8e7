import { statfs } from 'node:fs/promises'
import type { Logger } from 'pino'

const MB = 1024 * 1024

/** With less, somebody should make room soon. */
const LOW = 1024 * MB

/** With less, no order is taken: PostgreSQL and the pictures still have room to end what was begun. */
const SCARCE = 200 * MB

const LOOK_MS = 10_000

export type Space = 'ample' | 'low' | 'scarce'

/** How much room that many free bytes are. */
export function spaceIn(freeBytes: number): Space {
  if (freeBytes < SCARCE) return 'scarce'
  return freeBytes < LOW ? 'low' : 'ample'
}

/** Watches the room on the disk of a folder; looks now and every ten seconds, so that asking costs nothing. */
export async function watchDisk(folder: string, logger: Logger) {
  let space: Space = 'ample'
  let freeBytes = 0
  await look()
  const timer = setInterval(() => void look(), LOOK_MS).unref()

  return {
    space: (): Space => space,
    freeBytes: (): number => freeBytes,
    close: () => clearInterval(timer),
  }

  async function look() {
    try {
      const { bavail, bsize } = await statfs(folder)
      freeBytes = bavail * bsize
    } catch (error) {
      logger.warn({ err: error }, 'the free space of the data folder could not be read')
      return
    }
    const before = space
    space = spaceIn(freeBytes)
    if (space !== 'ample' && space !== before) logger.warn({ freeBytes, space }, 'the disk is filling up')
  }
}
