import type { StoragePlace } from '../open-storage.ts'
import type { Storage } from '../port.ts'
import type { PictureOrder } from './derive-picture.ts'
import { derivedKey, originalKey } from './picture-keys.ts'
import { askPictureProcess, endPictureProcess } from './picture-process.ts'

/** The shop's pictures: each size is created on its first request and stored. `storage` is that of the place. */
export function openPictures(storage: Pick<Storage, 'read' | 'stat'>, place: StoragePlace) {
  const underWay = new Map<string, Promise<Uint8Array | null>>()

  return {
    /**
     * Returns the bytes of one size, or null if there is no such picture. Throws `PicturesBusy` if too many are
     * waiting.
     */
    async get(order: PictureOrder): Promise<Uint8Array | null> {
      const key = derivedKey(order.hash, order.width, order.format)
      const ready = await storage.read(key)
      if (ready) return ready
      const making = underWay.get(key) ?? make(order, key).finally(() => underWay.delete(key))
      underWay.set(key, making)
      return making
    },

    close: endPictureProcess,
  }

  async function make(order: PictureOrder, key: string): Promise<Uint8Array | null> {
    // Invented addresses would fill the queue of the process that makes pictures.
    if (!(await storage.stat(originalKey(order.hash)))) return null
    const { found, failure } = await askPictureProcess({ work: 'derive', place, ...order })
    if (failure !== undefined) throw new Error(`The picture ${key} could not be made: ${failure}`)
    return found ? storage.read(key) : null
  }
}

export type Pictures = ReturnType<typeof openPictures>
