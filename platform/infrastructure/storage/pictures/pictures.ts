import type { StoragePlace } from '../open-storage.ts'
import type { Storage, StoredStream } from '../port.ts'
import type { PictureOrder } from './derive-picture.ts'
import { derivedKey, originalKey } from './picture-keys.ts'
import { pictureProcess } from './picture-process.ts'

/** The shop's pictures: each size is created on its first request and stored. `storage` is that of the place. */
export function openPictures(storage: Pick<Storage, 'readStream' | 'stat'>, place: StoragePlace) {
  const underWay = new Map<string, Promise<boolean>>()

  return {
    /**
     * Opens one size, or returns null if there is no such picture. `content` has to be read to its end, or destroyed.
     * Throws `ProcessBusy` if too many are waiting.
     */
    async open(order: PictureOrder): Promise<StoredStream | null> {
      const key = derivedKey(order.hash, order.width, order.format)
      const ready = await storage.readStream(key)
      if (ready) return ready
      return (await makeOnce(order, key)) ? storage.readStream(key) : null
    },

    /** Stores one size unless it is stored already, and reads none. */
    async prepare(order: PictureOrder): Promise<void> {
      const key = derivedKey(order.hash, order.width, order.format)
      if (!(await storage.stat(key))) await makeOnce(order, key)
    },

    close: pictureProcess.end,
  }

  function makeOnce(order: PictureOrder, key: string): Promise<boolean> {
    const making = underWay.get(key) ?? make(order, key).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  /** Returns whether there is such a picture. */
  async function make(order: PictureOrder, key: string): Promise<boolean> {
    // Invented addresses would fill the queue of the process that makes pictures.
    if (!(await storage.stat(originalKey(order.hash)))) return false
    const { result, failure } = await pictureProcess.ask({ work: 'derive', place, ...order })
    if (!result) throw new Error(`The picture ${key} could not be made: ${failure}`)
    return result.found === true
  }
}

export type Pictures = ReturnType<typeof openPictures>
