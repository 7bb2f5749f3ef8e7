import { statfs } from 'node:fs/promises'
import type { Logger } from 'pino'

const MB = 1024 * 1024

/** In bytes: below it, the operator is warned. */
const LOW = 1024 * MB

/** In bytes: below it, no order is accepted. PostgreSQL and the pictures can still complete what was begun. */
const SCARCE = 200 * MB

const POLL_MS = 10_000

export type Space = 'ample' | 'low' | 'scarce'

/** Classifies a number of free bytes. */
export function spaceIn(freeBytes: number): Space {
  if (freeBytes < SCARCE) return 'scarce'
  return freeBytes < LOW ? 'low' : 'ample'
}

/**
 * Watches the free space on the disk of a folder: checks it now and every ten seconds, so that reading it costs
 * nothing.
 */
export async function watchDisk(folder: string, logger: Logger) {
  let space: Space = 'ample'
  let freeBytes = 0
  await measure()
  const timer = setInterval(() => void measure(), POLL_MS).unref()

  return {
    space: (): Space => space,
    freeBytes: (): number => freeBytes,
    close: () => clearInterval(timer),
  }

  async function measure() {
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
