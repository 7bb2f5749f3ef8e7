import { localStorage } from '../local.ts'
import type { PictureOrder } from './derive-picture.ts'
import { derivedKey } from './picture-keys.ts'
import { askPictureProcess, endPictureProcess } from './picture-process.ts'

/** The pictures of the shop: each size is made when it is first asked for, once, and kept. */
export function openPictures(folder: string) {
  const storage = localStorage(folder)
  const underWay = new Map<string, Promise<Uint8Array | null>>()

  return {
    /** The bytes of one size, or null when there is no such picture. Throws `PicturesBusy` when too many are waited for. */
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
    const { found, failure } = await askPictureProcess({ work: 'derive', folder, ...order })
    if (failure !== undefined) throw new Error(`A imagem ${key} não pôde ser feita: ${failure}`)
    return found ? storage.read(key) : null
  }
}

export type Pictures = ReturnType<typeof openPictures>
